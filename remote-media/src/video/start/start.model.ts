/** The requested playback state of a video, kept while its stream loads. */
export interface PlayIntent {
  /** Plays as soon as its stream is attached. */
  play: boolean
  /** Position in seconds when it was left; null before it moved. */
  resumeAt: number | null
  /** The last tap on play or pause, which for a live stream also holds when the page is shown again. */
  choice: 'play' | 'pause' | null
}

export const noIntent: PlayIntent = { play: false, resumeAt: null, choice: null }

/** Whether a newly attached stream plays. */
export function playsOnAttach(
  { play, resumeAt, choice }: PlayIntent,
  { live, autoplay, lessMotion }: { live?: boolean | undefined; autoplay?: boolean | undefined; lessMotion: boolean },
): boolean {
  if (play) return true
  if (live && choice) return choice === 'play'
  return Boolean(autoplay) && resumeAt === null && !lessMotion
}

/** Start position in seconds; null at the start, and for a stored position at the end. */
export function startPosition({ resumeAt }: PlayIntent, from: number | undefined, duration: number): number | null {
  const seconds = resumeAt ?? from ?? 0
  return seconds > 0 && seconds < duration - 1 ? seconds : null
}

/** Reaction to blocked autoplay: a live stream plays muted, a recording waits for a tap. */
export function afterRefusal(
  errorName: string,
  { live, muted }: { live?: boolean | undefined; muted: boolean },
): 'mute' | 'wait' | 'ignore' {
  if (errorName !== 'NotAllowedError') return 'ignore'
  return live && !muted ? 'mute' : 'wait'
}
