import { useSyncExternalStore } from 'react'
import type { ReadableStore, SessionState, Settings, SiteState, SnapshotStore } from './api'
import { useHost } from './connection'
import type { PlayerProgress, PlayerState } from './player'

/** An older host's store has no snapshot; it does not render pages on a server either. */
type HostStore<T> = ReadableStore<T> & Partial<SnapshotStore<T>>

/** Reads a part of a store. The selected part must stay identical while it does not change. */
export function useReadable<T, Part>(store: HostStore<T>, part: (state: T) => Part): Part {
  const first = store.getInitialState ?? store.getState
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.getState()),
    () => part(first()),
  )
}

export const usePlayer = <Part>(part: (state: PlayerState) => Part): Part => useReadable(useHost().player, part)
export const usePlayerProgress = <Part>(part: (state: PlayerProgress) => Part): Part =>
  useReadable(useHost().player.progress, part)
export const useSession = <Part>(part: (state: SessionState) => Part): Part => useReadable(useHost().session, part)
export const useSessionUser = () => useSession((state) => state.user)
export const useSite = <Part>(part: (state: SiteState) => Part): Part => useReadable(useHost().site, part)
export const useSettings = <Part>(part: (state: Settings) => Part): Part => useReadable(useHost().settings, part)
