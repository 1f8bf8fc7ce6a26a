import type { Configurations, DomainConfig } from '../api'
import type { Deployment, ShellKind } from '../host/api'
import type { RouteRow } from '../routes/define'
import type { Language, Paths } from '../surroundings'
import type { InlinedAnswer } from './boot'
import type { RemoteManifest } from './manifest'
import { OVERRIDE_QUERY } from './registry'

/** What a page is rendered from on the server. Nothing of a person or a device is in it: what leaks is public. */
export interface RenderInput {
  /** The release that brings the page. */
  release: Pick<RemoteManifest, 'name' | 'version' | 'build' | 'needs' | 'wants'>
  route: { id: string; row: RouteRow }
  params: Readonly<Record<string, string | undefined>>
  pathname: string
  /** What of the query a page may read: without tokens and the parameters of shells. */
  search: string
  /** Origin of the address. */
  origin: string
  /** Path of each live route by its id. */
  paths: Paths
  language: Language
  shell: ShellKind
  /** For those who chose elder mode. */
  elder?: true | undefined
  /** Server time in ms since the epoch. */
  now: number
  configurations: Configurations
  domains: DomainConfig
  deployment: Deployment
  /** Origins besides our own that may be opened without asking. */
  allowedOrigins: readonly string[]
  answers: readonly InlinedAnswer[]
}

/** Whether a page of a release is rendered on the server: one that is built, and nobody's own, nor the browser's alone. */
export function isRenderedRoute({ server, routes }: Pick<RemoteManifest, 'server' | 'routes'>, id: string): boolean {
  const row = routes[id]
  return Boolean(
    row && server?.routes.includes(id) && !row.planned && !row.requiresAuth && !row.ownPage && !row.browserOnly,
  )
}

/** How a rendering ended: the HTML of the app's root element, or why there is none. */
export type RenderOutput = { html: string } | { error: string }

/** Parameters of a visit, not of a page: its shell, who shared it, a login's code, an override, what WeChat adds to a link. */
export const VISIT_PARAMETERS = [
  'app',
  'size',
  'multiple',
  'from_user_id',
  'code',
  'state',
  OVERRIDE_QUERY,
  'from',
  'isappinstalled',
] as const

const MOST_PARAMETERS = 3
const NAME = /^[a-z_]{1,20}$/
const VALUE = /^[\w.:-]{0,40}$/

/**
 * What of an address's query a page is rendered by, in a fixed order: tabs, filters and days. Null where there is more in
 * it than a page of ours has, or what a person may have typed: then nothing is rendered.
 */
export function renderedSearch(search: string): string | null {
  const query = new URLSearchParams(search)
  // A login brings `state` beside its `code`; alone it is a page's filter.
  const isLogin = query.has('code')
  for (const name of VISIT_PARAMETERS) if (name !== 'state' || isLogin) query.delete(name)
  query.sort()
  const pairs = [...query]
  if (pairs.length > MOST_PARAMETERS || pairs.some(([name, value]) => !NAME.test(name) || !VALUE.test(value)))
    return null
  return pairs.length > 0 ? `?${query}` : ''
}
