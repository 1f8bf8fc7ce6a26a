export { defineRemote, type RemoteModule } from './define-remote'

import type { Configurations, DomainConfig } from '../api'
import type { ContractName } from '../host/api'
import type { RouteTable } from '../routes/define'
import type { FirstInput } from '../routes/first-call'
import type { Language } from '../text'

/** What a remote publishes beside its files (`remote.json`): what it brings and what it needs. */
export interface RemoteDocument {
  name: string
  version: string
  /** Of the files' content: two builds of one version differ in it. */
  build: string
  /** Global under which the entry leaves its container; carries the build. */
  global: string
  needs: Partial<Record<ContractName, string>>
  routes: RouteTable
  /** File name of the container, below the release's folder. */
  entry: string
  /** Every script and style of the release: size in bytes and `sha384-…`. */
  files: Readonly<Record<string, { bytes: number; integrity: string }>>
  /** Files that a route needs beside the entry, for preload links. */
  preload: Readonly<Record<string, readonly string[]>>
  /** Files of the exposed module itself, needed by every route. */
  start: readonly string[]
}

/** A remote chosen for a visitor. */
export interface SelectedRemote extends Omit<RemoteDocument, 'files' | 'preload' | 'start'> {
  /** Address of the release's folder, with a trailing slash. */
  base: string
  integrity: Readonly<Record<string, string>>
}

/** Which remotes this visitor gets, in which release. */
export interface Selection {
  /** Rises with every change of the rules. */
  serial: number
  remotes: readonly SelectedRemote[]
}

/** A first answer that the server put into the page, as it stands in the data cache. */
export interface InlinedAnswer {
  endpoint: string
  input: FirstInput
  paged: boolean
  data: unknown
}

/** What the server inlines into the HTML of any page (the JSON block `plaza-boot`), so that nothing is fetched in a row. */
export interface Boot {
  language: Language
  /** Server time in ms since the epoch, for windows and countdowns. */
  now: number
  selection: Selection
  configurations: Configurations
  domains: DomainConfig
  answers: readonly InlinedAnswer[]
  /** Build of the host, for the guard against reload loops. */
  hostBuild: string
  /** Whether the SMS adapter keeps messages for the login page's panel. */
  smsInbox: boolean
  /** Origins besides our own that may be opened without asking. */
  allowedOrigins: readonly string[]
}
