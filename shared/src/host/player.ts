/** One thing that the player can play (product spec, section 3, Player audio item). */
export interface PlayerItem {
  id: string
  name: string
  album: string
  /** Set where the album can name the next audio (`/v1/album_play_audio`). */
  albumId: string | null
  /** Seconds; null where unknown or live. */
  duration: number | null
  image: string | null
  url: string
  /** An endless stream: rate is 1, there is no next and previous, no seeking. */
  live: boolean
  /** Where its cover leads, where that is neither `/audios/:id` nor, live, `/radios/:id` (an article read aloud). */
  address?: string
}

/** Product spec, section 4: 0 sequence, 1 loop, 2 random; switching goes +1 modulo 3. */
export type PlayMode = 'sequence' | 'loop' | 'random'
export const playModes: readonly PlayMode[] = ['sequence', 'loop', 'random']

/** `end`: pauses when the current track ends. `until`: a moment in ms since the epoch, by the wall clock. */
export type SleepTimer = { kind: 'off' } | { kind: 'end' } | { kind: 'until'; until: number }

/** What the player shows. Position and buffer are in `PlayerProgress`, since they change many times a second. */
export interface PlayerState {
  list: readonly PlayerItem[]
  index: number
  current: PlayerItem | null
  playing: boolean
  /** The source has enough data to be played. */
  audioReady: boolean
  /** Waiting for data while it should play. */
  waiting: boolean
  /** The mini player is open (a pill) or collapsed (a disc). */
  isOpen: boolean
  /** The full player sheet is shown. */
  expanded: boolean
  /** No audio has been started yet since the player was opened. */
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

/** Everything a remote may ask of the player. It never touches the audio element. */
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
