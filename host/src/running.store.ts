import type { Choice, FailureKind, Standing, Verdict } from '@plaza/shared/remotes'
import { createStore } from 'zustand/vanilla'

/** One remote in this page: which release, chosen why, and how it has fared. */
export interface RunningRemote {
  name: string
  /** The release that runs or would run now; null where the remote is off. */
  release: string | null
  build: string | null
  /** Besides the registry's reasons: a fallback to the last good or the previous release, or a signed override. */
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
}

/** What runs in this page; written by this folder alone, read by the why page and the support code. */
export interface RunningRemotes {
  serial: number
  /** Where the registry document came from: with the page, from this device, or fetched since. */
  source: 'page' | 'kept' | 'fetched'
  /** When the registry was last asked; null where it was not since the page began. */
  checkedAt: number | null
  remotes: readonly RunningRemote[]
}

export const running = createStore<RunningRemotes>(() => ({ serial: 0, source: 'page', checkedAt: null, remotes: [] }))
