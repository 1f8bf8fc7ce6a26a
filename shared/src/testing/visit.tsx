import type { ComponentType } from 'react'
import type { RemoteModule } from '../remotes/define-remote'
import type { PagesOf, ParamsOf, RouteTable } from '../routes'
import { type RenderOptions, renderPage } from './render-page'

export interface VisitOptions extends Omit<RenderOptions, 'path' | 'address'> {
  /** Query of the address. */
  query?: Readonly<Record<string, string | number>>
}

type VisitArgs<Path extends string> = keyof ParamsOf<Path> extends never
  ? [params?: Record<string, never>, options?: VisitOptions]
  : [params: ParamsOf<Path>, options?: VisitOptions]

/** Renders the page of a route by its id. */
export type VisitRoute<T extends RouteTable> = <Id extends keyof PagesOf<T> & string>(
  id: Id,
  ...args: VisitArgs<T[Id]['path']>
) => Promise<ReturnType<typeof renderPage>>

const addressOf = (path: string, params: Readonly<Record<string, unknown>>, query: object) => {
  const filled = path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${filled}${search.size > 0 ? `?${search}` : ''}`
}

/**
 * Creates `visit` for the tests of a package's pages: it renders a route's page at its address, connected to a fake
 * host. Path and component come from the route id: `visit('circle', { circle_id: 61 }, { query: { tab: 'hot' }, answers
 * })`.
 */
export function visitsOf<T extends RouteTable>(routes: T, { pages }: Pick<RemoteModule, 'pages'>): VisitRoute<T> {
  return async (id, ...[params, options]) => {
    const { query = {}, ...rest } = options ?? {}
    const path = routes[id]?.path ?? ''
    const { default: Page } = ((await pages[id]?.()) ?? {}) as { default?: ComponentType }
    if (!Page) throw new Error(`${id} has no page`)
    return renderPage(<Page />, { ...rest, routes, path, address: addressOf(path, params ?? {}, query) })
  }
}
