import type { HostApi, PlayerItem, PlayerRequest, QueueRequest, ShareRequest, ToastAction } from '../host'

export interface Call {
  id: string
  input: unknown
}

/** A telemetry call: `['failed', 'card-skipped', 'unknown banner']`. */
type Report = [word: keyof HostApi['telemetry'], name: string, rest?: string | number]

interface FakeStream {
  url: string
  element: HTMLVideoElement
  /** Qualities chosen so far. */
  chosen: (number | null)[]
  /** Makes the stream fail. */
  fail: () => void
  /** Whether it was detached. */
  gone: () => boolean
}

export const emptyLog = () => ({
  calls: [] as Call[],
  navigations: [] as string[],
  external: [] as string[],
  /** Those opened with the author `editor`. */
  trusted: [] as string[],
  backs: [] as string[],
  /** Close functions of the open overlays, the topmost last. */
  overlays: [] as (() => void)[],
  /** Addresses of overlays. */
  overlayAddresses: [] as string[],
  toasts: [] as string[],
  /** Actions offered in toasts. */
  offers: [] as ToastAction[],
  shared: [] as ShareRequest[],
  viewed: [] as { images: readonly string[]; start: number; captions?: readonly string[] }[],
  played: [] as (PlayerRequest | QueueRequest)[],
  /** Items that the player was told to prepare. */
  anticipated: [] as (PlayerItem | 'live')[],
  /** Streams attached to the page's elements. */
  streams: [] as FakeStream[],
  reported: [] as Report[],
  /** Logins and phone bindings that were started. */
  logins: [] as ('log-in' | 'phone' | 'check')[],
})

/** Recorded requests to a fake host, in order. */
export type FakeLog = ReturnType<typeof emptyLog>
