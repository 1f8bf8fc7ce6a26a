import type { Language } from '../../text'
import type { ReadableStore, SnapshotStore } from './store'

export type ShellKind = 'h5' | 'wechat' | 'ios' | 'android'
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface Settings {
  language: Language
  theme: ThemeChoice
  /** Font size multiplier, 0.8 to 2. */
  multiple: number
  /** Larger text and targets, calmer pages. */
  elder: boolean
}

/** `shell` 1.0: what Plaza runs in, and how the person wants it to look. */
export interface Shell1_0 {
  readonly shell: { readonly kind: ShellKind; readonly inApp: boolean }
  readonly settings: ReadableStore<Settings> & {
    change(change: Partial<Settings>): void
    /** Characters that the cache takes on the device. */
    cacheSize(): number
    /** Drops what can be fetched again; login, settings, drafts and the city stay. */
    clearCache(): Promise<void>
  }
}

/** The host and the releases that this page consists of. */
export interface Deployment {
  /** Build of the host; empty where it was not built. */
  host: string
  /** Releases of remotes that the server chose: `media/1.4.0-9a0e3976be`. */
  releases: readonly string[]
  /** No SMS service is set up: what is sent can be read in the app. */
  smsInbox: boolean
}

/**
 * `shell` 1.1 has a clock, knows what is deployed, and says by what a page is drawn first: the language, and
 * nothing that the device keeps.
 */
export interface Shell1_1 extends Shell1_0 {
  readonly deployment: Deployment
  /** ms since the epoch: the server's moment while the page is drawn first, the device's clock once it stands. */
  now(): number
  readonly settings: Shell1_0['settings'] & SnapshotStore<Settings>
}
