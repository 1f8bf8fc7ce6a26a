import type { Configurations, DomainConfig } from '../api'
import type { ShellKind } from '../host/api'
import type { RouteRow } from '../routes/define'
import type { Language, Paths } from '../surroundings'
import type { InlinedAnswer } from './boot'
import type { RemoteDocument } from './document'

/** What a page is rendered from on the server. Nothing of a person or a device is in it: what leaks is public. */
export interface RenderInput {
  /** The release that brings the page. */
  release: Pick<RemoteDocument, 'name' | 'version' | 'build' | 'needs' | 'wants'>
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
  /** Server time in ms since the epoch. */
  now: number
  configurations: Configurations
  domains: DomainConfig
  /** Origins besides our own that may be opened without asking. */
  allowedOrigins: readonly string[]
  answers: readonly InlinedAnswer[]
}

/** How a rendering ended: the HTML of the app's root element, or why there is none. */
export type RenderOutput = { html: string } | { error: string }
