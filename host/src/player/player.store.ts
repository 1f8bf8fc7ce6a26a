import type { PlayerItem, PlayerProgress, PlayerState } from '@plaza/shared/host'
import { createStore } from 'zustand/vanilla'

/** What the host keeps beside the state that it shows. */
export interface InternalPlayerState extends PlayerState {
  /** The source of the current item could not be loaded; nothing plays until the person asks again. */
  failed: boolean
  /** The rate that the person chose; kept while a live item forces 1. */
  chosenRate: number
  /** Ids of the items played before the current one, the newest last. */
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
/** Apart from the state, since it changes many times a second: views write it by reference. */
export const progressStore = createStore<PlayerProgress>(() => noProgress)

/** The part of the state that follows from standing at an index. */
export function at(list: readonly PlayerItem[], index: number, chosenRate: number) {
  const current = list[index] ?? null
  return { list, index, current, rate: current?.live ? 1 : chosenRate }
}
