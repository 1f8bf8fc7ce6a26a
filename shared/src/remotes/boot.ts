import type { Configurations, DomainConfig } from '../api'
import type { ShellKind } from '../host/api'
import type { FirstInput } from '../routes/first-call'
import type { Language } from '../text'
import type { PartialManifest } from './partial-manifest'
import type { PublicKeys, SignedText } from './registry'

/** A first answer inlined by the server, as it goes into the data cache. */
export interface InlinedAnswer {
  endpoint: string
  input: FirstInput
  paged: boolean
  data: unknown
}

/** What a page was rendered with: it is hydrated only if the browser would render the same. */
export interface RenderedRoute {
  remote: string
  /** Release id. */
  release: string
  route: string
  shell: ShellKind
  /** The user chose elder mode. */
  elder?: true
  /** Time used for the render, in ms since the epoch. */
  now: number
}

/**
 * JSON block `plaza-boot`, inlined into a page's HTML so that nothing needs a sequential request. It is cached and sent
 * to many visitors: it must contain nothing of a single one.
 */
export interface CommonBoot {
  language: Language
  /** The signed registry document; the newest one known to the device wins. */
  registry: SignedText
  /** Public keys that may have signed it, trusted like the host's scripts in the same HTML. */
  keys: PublicKeys
  /** Manifests of the releases that the server chose for this visitor, by `<remote>/<release>`. */
  documents: Readonly<Record<string, PartialManifest>>
  /** Development servers serve the code, so no hash is verified. */
  fromSource: boolean
  configurations: Configurations
  domains: DomainConfig
  answers: readonly InlinedAnswer[]
  /** Build id of the host, for the guard against reload loops. */
  hostBuild: string
  /** Whether the SMS adapter stores messages for the login page's panel. */
  smsInbox: boolean
  /** Origins besides our own that may be opened without a confirmation. */
  allowedOrigins: readonly string[]
  /** What the app's root element contains; null for the skeleton. */
  rendered: RenderedRoute | null
  /** WeChat's JS-SDK inside WeChat; otherwise null. */
  wechatSdk: { address: string; integrity: string | null } | null
}

/** JSON block `plaza-own`, the last of the document: values of this response only. */
export interface OwnBoot {
  /** Server time in ms since the epoch, for time windows and countdowns. */
  now: number
  /** Random id of the device if it has one already; null on static hosting and from a CDN. */
  visitor: string | null
  /** The page may come from a CDN, which counts no visits: the host reports this one. */
  uncounted?: true
  /** A signed `Override` or `ReleasePreview` of this visitor; null for nearly everybody. */
  override: SignedText | null
  /** The preview link that this visitor opened has expired or was ended. */
  previewEnded?: true
  /** Query of the requested address. */
  search: string
}

/** All data inlined into a page's HTML. */
export type Boot = CommonBoot & OwnBoot
