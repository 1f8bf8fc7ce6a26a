/** What a person asks of a video by a key or by a second tap on its picture. */
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
  /** Of the picture's width, 0 to 1. */
  across: number
  at: number
}

/** A second tap soon after the first goes back or on by the side that was tapped, and stops or goes on in the middle. */
export function requestOfTap(before: Tap | null, tap: Tap): VideoRequest | null {
  if (!before || tap.at - before.at > SECOND_TAP_MS) return null
  if (tap.across < 1 / 3) return { type: 'step', seconds: -STEP_SECONDS }
  return tap.across > 2 / 3 ? { type: 'step', seconds: STEP_SECONDS } : { type: 'toggle' }
}

/** A second of the video that exists. */
export const within = (seconds: number, duration: number): number =>
  Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds)
