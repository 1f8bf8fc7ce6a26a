import type { PlayerItem, PlayerProgress, PlayerState } from '@plaza/shared/host'
import { createStore } from 'zustand/vanilla'

/** Internal state in addition to the public one. */
export interface InternalPlayerState extends PlayerState {
  /** The current source could not be loaded; nothing plays until the user requests it again. */
  failed: boolean
  /** The chosen rate; kept while a live item forces 1. */
  chosenRate: number
  /** Ids of items played before the current one, newest last. */
  trail: readonly string[]
}

export const idle: InternalPlayerState = {
  list: [],
  index: 0,
  current: null,
  playing: false,
  audioReady: false,
  waiting: false,
  isOpen: false,
  expanded: false,
  firstPlay: true,
  mode: 'sequence',
  rate: 1,
  sleep: { kind: 'off' },
  failed: false,
  chosenRate: 1,
  trail: [],
}
export const noProgress: PlayerProgress = { position: 0, duration: 0, buffered: 0 }

export const playerStore = createStore<InternalPlayerState>(() => idle)
/** Separate from the state, because it changes many times a second: views write it to the DOM without rendering. */
export const progressStore = createStore<PlayerProgress>(() => noProgress)

/** The part of the state that depends on the index. */
export function at(list: readonly PlayerItem[], index: number, chosenRate: number) {
  const current = list[index] ?? null
  return { list, index, current, rate: current?.live ? 1 : chosenRate }
}
