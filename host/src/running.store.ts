import type { Choice, FailureKind, ResourceCounts, Standing, Verdict } from '@plaza/shared/remotes'
import { createStore } from 'zustand/vanilla'

/** What an ended release had not ended itself. */
export interface LeftResources {
  at: number
  release: string
  counts: ResourceCounts
}

/** State of one remote in this page: its release, why it was chosen, and its failures. */
export interface RunningRemote {
  name: string
  /** The running release, or the one that would run; null if the remote is off. */
  release: string | null
  build: string | null
  /**
   * In addition to the registry's reasons: a fallback to the last good or the previous release, or a signed override.
   */
  why: Choice['why'] | 'last-good' | 'previous' | 'override'
  /** Id of the rule that decided. */
  rule: string | null
  verdict: Verdict
  standing: Standing
  /** When its code first arrived, and the load time in milliseconds. */
  loadedAt: number | null
  ms: number | null
  /** The newest five. */
  errors: readonly { at: number; release: string; kind: FailureKind; message: string }[]
  /** The newest five. */
  left: readonly LeftResources[]
}

/** What runs in this page; read by the diagnostics sheet and the support code. */
export interface RunningRemotes {
  serial: number
  /** Source of the registry document: the page, the device's storage, or a fetch. */
  source: 'page' | 'kept' | 'fetched'
  /** Time of the last registry fetch; null without one in this page. */
  checkedAt: number | null
  remotes: readonly RunningRemote[]
  /** The preview of the visitor's link has expired or was ended. */
  previewEnded: boolean
}

export const running = createStore<RunningRemotes>(() => ({
  serial: 0,
  source: 'page',
  checkedAt: null,
  remotes: [],
  previewEnded: false,
}))
