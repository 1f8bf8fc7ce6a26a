/** An item that the player can play (product spec, section 3, Player audio item). */
export interface PlayerItem {
  id: string
  name: string
  album: string
  /** Set if the album can supply the next audio (`/v1/album_play_audio`). */
  albumId: string | null
  /** Seconds; null if unknown or live. */
  duration: number | null
  image: string | null
  url: string
  /** An endless stream: rate 1, no next, no previous, no seeking. */
  live: boolean
  /** Link of its cover, if it is neither `/audios/:id` nor, live, `/radios/:id` (an article read aloud). */
  address?: string
}

/** Product spec, section 4: 0 sequence, 1 loop, 2 random; switching goes +1 modulo 3. */
export type PlayMode = 'sequence' | 'loop' | 'random'
export const playModes: readonly PlayMode[] = ['sequence', 'loop', 'random']

/** `end` pauses after the current track. `until` is wall-clock time in ms since the epoch. */
export type SleepTimer = { kind: 'off' } | { kind: 'end' } | { kind: 'until'; until: number }

/** The player's state. Position and buffer are in `PlayerProgress`, because they change many times a second. */
export interface PlayerState {
  list: readonly PlayerItem[]
  index: number
  current: PlayerItem | null
  playing: boolean
  /** The source has enough data to play. */
  audioReady: boolean
  /** Should play, but waits for data. */
  waiting: boolean
  /** The mini player is open (a pill) or collapsed (a disc). */
  isOpen: boolean
  /** The full player is shown. */
  expanded: boolean
  /** No audio has been started since the player was opened. */
  firstPlay: boolean
  mode: PlayMode
  /** 0.5 to 3; always 1 while live. */
  rate: number
  sleep: SleepTimer
}

/** Seconds. `duration` is 0 while unknown and for live items. */
export interface PlayerProgress {
  position: number
  duration: number
  buffered: number
}

/** All requests that a remote can send to the player. A remote never touches the audio element. */
export type PlayerRequest =
  | { type: 'open'; items: readonly PlayerItem[]; index: number; position?: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'toggle' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'select'; index: number }
  | { type: 'seek'; seconds: number }
  | { type: 'cycle-mode' }
  | { type: 'set-rate'; rate: number }
  | { type: 'set-sleep'; minutes: number | 'end' | null }
  | { type: 'open-mini' }
  | { type: 'collapse-mini' }
  | { type: 'expand' }
  | { type: 'shrink' }
  | { type: 'remove'; index: number }
  | { type: 'close' }

/** What `player` 1.3 adds: a list in the listener's own order. */
export type QueueRequest =
  /** Adds items behind the current one or at the end; opens them if the player is empty. An item is listed once. */
  | { type: 'add'; items: readonly PlayerItem[]; place: 'next' | 'end' }
  /** Moves an item of the list to another place. */
  | { type: 'reorder'; from: number; to: number }
  /** Removes all items but the current one. */
  | { type: 'clear' }
