import type { VoiceKind } from '../../api'
import type { Language } from '../../text'
import type { ReadableStore, SnapshotStore } from './store'

export type ShellKind = 'h5' | 'wechat' | 'ios' | 'android'
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface Settings {
  language: Language
  theme: ThemeChoice
  /** Font size multiplier, 0.8 to 2. */
  multiple: number
  /** Larger text and targets, simpler pages. */
  elder: boolean
  /** Who reads articles aloud, where there are several voices; without a choice the usual one. */
  voice?: VoiceKind | undefined
}

/** `shell` 1.0: what Plaza runs in, and the user's display settings. */
export interface Shell1_0 {
  readonly shell: { readonly kind: ShellKind; readonly inApp: boolean }
  readonly settings: ReadableStore<Settings> & {
    change(change: Partial<Settings>): void
    /** Size of the cache on the device, in characters. */
    cacheSize(): number
    /** Deletes everything that can be fetched again; login, settings, drafts and the city stay. */
    clearCache(): Promise<void>
  }
}

/** The running host and releases. */
export interface Deployment {
  /** Build id of the host; empty if it was not built. */
  host: string
  /** Releases of remotes that the server chose: `media/1.4.0-9a0e3976be`. */
  releases: readonly string[]
  /** No SMS service is configured: the app shows messages. */
  smsInbox: boolean
}

/**
 * `shell` 1.1 adds a clock and the deployment, and a snapshot for the first render: the language, and no device
 * settings.
 */
export interface Shell1_1 extends Shell1_0 {
  readonly deployment: Deployment
  /** Milliseconds since the epoch: the server's time during the first render, then the device's clock. */
  now(): number
  readonly settings: Shell1_0['settings'] & SnapshotStore<Settings>
}
