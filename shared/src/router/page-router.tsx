import { type ReactNode, useMemo } from 'react'
import { UNSAFE_RouteContext as RouteContext, Router } from 'react-router-dom'

export interface PageRouterProps {
  /** Where the page is; each kept page has an address of its own. */
  location: { key: string; pathname: string; search: string; hash: string }
  params: Readonly<Record<string, string | undefined>>
  children: ReactNode
}

/** Links go through the host; nothing in a page navigates by the router itself. */
const navigator = { createHref: String, push() {}, replace() {}, go() {} }

/** Gives a page its address and parameters. It was matched before, by the host, so `Routes` would only match again. */
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
