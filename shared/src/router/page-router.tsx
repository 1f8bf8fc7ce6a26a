import { type ReactNode, useMemo } from 'react'
import { UNSAFE_RouteContext as RouteContext, Router } from 'react-router-dom'

export interface PageRouterProps {
  /** The page's address; each kept page has its own. */
  location: { key: string; pathname: string; search: string; hash: string }
  params: Readonly<Record<string, string | undefined>>
  children: ReactNode
}

/** Links navigate through the host; nothing in a page uses the router's own navigation. */
const navigator = { createHref: String, push() {}, replace() {}, go() {} }

/** Provides a page with its address and parameters. The host has already matched it, so `Routes` is not needed. */
export function PageRouter({ location, params, children }: PageRouterProps) {
  const context = useMemo(() => {
    const { pathname } = location
    const match = { params, pathname, pathnameBase: pathname, route: { id: pathname } }
    return { outlet: null, matches: [match], isDataRoute: false }
  }, [location, params])
  return (
    <Router location={{ ...location, state: null }} navigator={navigator}>
      <RouteContext.Provider value={context as never}>{children}</RouteContext.Provider>
    </Router>
  )
}
