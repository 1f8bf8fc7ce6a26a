import type { Configurations, DomainConfig } from '../api'
import type { LiveExtensions } from '../extensions/points'
import type { Deployment, ShellKind } from '../host/api'
import type { Language, Paths } from '../page-context'
import type { RouteRow } from '../routes/define'
import type { InlinedAnswer } from './boot'
import type { RemoteManifest } from './manifest'
import { OVERRIDE_QUERY } from './registry'

/**
 * Input of a page's render on the server. It contains nothing of a user or a device, so a leak reveals nothing private.
 */
export interface RenderInput {
  /** The page's release. */
  release: Pick<RemoteManifest, 'name' | 'version' | 'build' | 'needs' | 'wants'>
  route: { id: string; row: RouteRow }
  params: Readonly<Record<string, string | undefined>>
  pathname: string
  /** The part of the query that the page may read, without tokens and shell parameters. */
  search: string
  /** Origin of the address. */
  origin: string
  /** Path of each live route by its id. */
  paths: Paths
  /** Extensions of the live releases. */
  extensions: LiveExtensions
  /** HTML of the parts of other remotes that the page draws, by remote, item and card. */
  parts?: Readonly<Record<string, string>>
  /** Only this part of the release is rendered, and no page. */
  part?: { name: string; data: Readonly<Record<string, unknown>> }
  language: Language
  shell: ShellKind
  /** The user chose elder mode. */
  elder?: true | undefined
  /** Server time in ms since the epoch. */
  now: number
  configurations: Configurations
  domains: DomainConfig
  deployment: Deployment
  /** Origins besides our own that may be opened without a confirmation. */
  allowedOrigins: readonly string[]
  answers: readonly InlinedAnswer[]
}

/** Whether the server renders a page of a release: it must be built, open to guests, and not `browserOnly`. */
export function isRenderedRoute({ server, routes }: Pick<RemoteManifest, 'server' | 'routes'>, id: string): boolean {
  const row = routes[id]
  return Boolean(
    row && server?.routes.includes(id) && !row.planned && !row.requiresAuth && !row.ownPage && !row.browserOnly,
  )
}

/** HTML of the app's root element, or why there is none. */
export type RenderOutput = { html: string } | { error: string }

/** Parameters of a visit, not of a page: its shell, who shared it, a login's code, an override, WeChat's additions. */
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

/** One word of any script: the choices of a page, and what most people search for. */
const VALUE = /^[\p{L}\p{M}\p{N}_.:-]{0,40}$/u
/** A token in an address: the browser leaves such a page at once, and HTML must not repeat it. */
const TOKEN = 'Authorization'

/**
 * The declared part of an address's query in a fixed order, with which a page is rendered and cached. Undeclared
 * parameters are dropped. Null leaves the page to the browser: for a token, for a value that is more than a word, or
 * for parameters of a release built before routes declared them (`declared` is undefined).
 */
export function renderedSearch(search: string, declared: readonly string[] | undefined): string | null {
  const query = new URLSearchParams(search)
  if (query.has(TOKEN)) return null
  // A login has `state` together with `code`; `state` alone is a page's filter.
  const isLogin = query.has('code')
  for (const name of VISIT_PARAMETERS) if (name !== 'state' || isLogin) query.delete(name)
  if (!declared) return query.size > 0 ? null : ''
  for (const name of [...query.keys()]) if (!declared.includes(name)) query.delete(name)
  if (declared.some((name) => query.getAll(name).length > 1)) return null
  if ([...query.values()].some((value) => !VALUE.test(value))) return null
  query.sort()
  return query.size > 0 ? `?${query}` : ''
}
