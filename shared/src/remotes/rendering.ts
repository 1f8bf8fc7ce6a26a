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

const VALUE = /^[\w.:-]{0,40}$/
/** A token in an address: the browser leaves such a page at once, and nothing of it may be repeated in HTML. */
const TOKEN = 'Authorization'

/**
 * The declared part of an address's query in a fixed order: what a page is rendered by, and cached under. Undeclared
 * parameters are dropped. Null where the page is left to the browser: a token, a value that a person may have typed, or
 * parameters of a release from before routes declared them (`declared` is undefined).
 */
export function renderedSearch(search: string, declared: readonly string[] | undefined): string | null {
  const query = new URLSearchParams(search)
  if (query.has(TOKEN)) return null
  // A login brings `state` beside its `code`; alone it is a page's filter.
  const isLogin = query.has('code')
  for (const name of VISIT_PARAMETERS) if (name !== 'state' || isLogin) query.delete(name)
  if (!declared) return query.size > 0 ? null : ''
  for (const name of [...query.keys()]) if (!declared.includes(name)) query.delete(name)
  if (declared.some((name) => query.getAll(name).length > 1)) return null
  if ([...query.values()].some((value) => !VALUE.test(value))) return null
  query.sort()
  return query.size > 0 ? `?${query}` : ''
}
