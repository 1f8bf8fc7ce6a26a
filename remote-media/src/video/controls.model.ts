/** A user's request to the video, by a key or a double tap. */
export type VideoRequest = { type: 'toggle' } | { type: 'step'; seconds: number } | { type: 'full' } | { type: 'mute' }

const STEP_SECONDS = 10
const KEY_STEP_SECONDS = 5
const SECOND_TAP_MS = 300

const keys: Readonly<Record<string, VideoRequest>> = {
  ' ': { type: 'toggle' },
  k: { type: 'toggle' },
  ArrowLeft: { type: 'step', seconds: -KEY_STEP_SECONDS },
  ArrowRight: { type: 'step', seconds: KEY_STEP_SECONDS },
  j: { type: 'step', seconds: -STEP_SECONDS },
  l: { type: 'step', seconds: STEP_SECONDS },
  f: { type: 'full' },
  m: { type: 'mute' },
}
export const requestOfKey = (key: string): VideoRequest | null => keys[key] ?? null

export interface Tap {
  /** Position across the picture's width, 0 to 1. */
  across: number
  at: number
}

/** A double tap steps back or forward by its side of the picture, and toggles playback in the middle. */
export function requestOfTap(before: Tap | null, tap: Tap): VideoRequest | null {
  if (!before || tap.at - before.at > SECOND_TAP_MS) return null
  if (tap.across < 1 / 3) return { type: 'step', seconds: -STEP_SECONDS }
  return tap.across > 2 / 3 ? { type: 'step', seconds: STEP_SECONDS } : { type: 'toggle' }
}

/** Clamps a position to the duration. */
export const within = (seconds: number, duration: number): number =>
  Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds)
