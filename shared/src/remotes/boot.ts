import type { Configurations, DomainConfig } from '../api'
import type { ShellKind } from '../host/api'
import type { FirstInput } from '../routes/first-call'
import type { Language } from '../text'
import type { PartialManifest } from './partial-manifest'
import type { PublicKeys, SignedText } from './registry'

/** A first answer that the server put into the page, as it stands in the data cache. */
export interface InlinedAnswer {
  endpoint: string
  input: FirstInput
  paged: boolean
  data: unknown
}

/** What a page was rendered for: it is hydrated where the browser would draw the same. */
export interface RenderedRoute {
  remote: string
  /** Id of the release. */
  release: string
  route: string
  shell: ShellKind
  /** For those who chose elder mode. */
  elder?: true
  /** The clock that it was drawn by, in ms since the epoch. */
  now: number
}

/**
 * What the server inlines into the HTML of a page for all guests who get it (the JSON block `plaza-boot`), so that nothing
 * is fetched in a row. It is kept and sent to many: nothing of a visitor may be in it.
 */
export interface CommonBoot {
  language: Language
  /** The signed registry document; the newest one that this device holds is taken. */
  registry: SignedText
  /** Keys that may sign it. The HTML names them as it names the host's own scripts. */
  keys: PublicKeys
  /** The releases that the server chose for this visitor, by `<remote>/<release>`. */
  documents: Readonly<Record<string, PartialManifest>>
  /** Development servers serve the host: what is loaded is not compared with any hash. */
  fromSource: boolean
  configurations: Configurations
  domains: DomainConfig
  answers: readonly InlinedAnswer[]
  /** Build of the host, for the guard against reload loops. */
  hostBuild: string
  /** Whether the SMS adapter keeps messages for the login page's panel. */
  smsInbox: boolean
  /** Origins besides our own that may be opened without asking. */
  allowedOrigins: readonly string[]
  /** The page that was rendered into the app's root element; null where only its skeleton stands there. */
  rendered: RenderedRoute | null
  /** WeChat's JS-SDK, inside WeChat alone; null elsewhere. */
  wechatSdk: { address: string; integrity: string | null } | null
}

/** What is true of one answer alone (the JSON block `plaza-own`, the last of the document). */
export interface OwnBoot {
  /** Server time in ms since the epoch, for windows and countdowns. */
  now: number
  /** Random id that the server gave this device, where it had none; null on static hosting. */
  visitor: string | null
  /** A signed `Override` that this visitor brought; null for nearly everybody. */
  override: SignedText | null
  /** The query of the address that was asked for. */
  search: string
}

/** What a page's HTML says. */
export type Boot = CommonBoot & OwnBoot
