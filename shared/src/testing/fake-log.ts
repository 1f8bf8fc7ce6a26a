import type { HostApi, PlayerItem, PlayerRequest, ShareRequest } from '../host'

export interface Call {
  id: string
  input: unknown
}

/** One report of the telemetry: `['failed', 'card-skipped', 'unknown banner']`. */
type Report = [word: keyof HostApi['telemetry'], name: string, rest?: string | number]

interface FakeStream {
  url: string
  element: HTMLVideoElement
  /** Qualities that were chosen, one after the other. */
  chosen: (number | null)[]
  /** Lets it break off. */
  fail: () => void
  /** It was taken off its element. */
  gone: () => boolean
}

export const emptyLog = () => ({
  calls: [] as Call[],
  navigations: [] as string[],
  external: [] as string[],
  /** Of those, the ones that an editor put there. */
  trusted: [] as string[],
  backs: [] as string[],
  /** What closes each overlay that is open, the topmost last. */
  overlays: [] as (() => void)[],
  /** Addresses that were given to what floats over the page. */
  overlayAddresses: [] as string[],
  toasts: [] as string[],
  shared: [] as ShareRequest[],
  viewed: [] as { images: readonly string[]; start: number; captions?: readonly string[] }[],
  played: [] as PlayerRequest[],
  /** What the player was told to get ready for. */
  anticipated: [] as (PlayerItem | 'live')[],
  /** Streams that were put into elements of the page. */
  streams: [] as FakeStream[],
  reported: [] as Report[],
  /** Logins and phone bindings that were begun. */
  logins: [] as ('log-in' | 'phone')[],
})

/** What a fake host was asked for, in order. */
export type FakeLog = ReturnType<typeof emptyLog>
