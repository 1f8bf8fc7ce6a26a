/** What a person wants of a video, kept while its stream is on the way. */
export interface PlayIntent {
  /** It plays as soon as its stream is attached. */
  play: boolean
  /** Seconds at which it stood when it was left; null before it moved. */
  resumeAt: number | null
  /** The last tap on play or pause: for a live stream it also holds when the page is shown again. */
  choice: 'play' | 'pause' | null
}

export const noIntent: PlayIntent = { play: false, resumeAt: null, choice: null }

/** Whether a stream that has just been attached plays. */
export function playsOnAttach(
  { play, resumeAt, choice }: PlayIntent,
  { live, autoplay, lessMotion }: { live?: boolean | undefined; autoplay?: boolean | undefined; lessMotion: boolean },
): boolean {
  if (play) return true
  if (live && choice) return choice === 'play'
  return Boolean(autoplay) && resumeAt === null && !lessMotion
}

/** Where a video of this duration begins, in seconds; null at its start, and where the position is at its end. */
export function startPosition({ resumeAt }: PlayIntent, from: number | undefined, duration: number): number | null {
  const seconds = resumeAt ?? from ?? 0
  return seconds > 0 && seconds < duration - 1 ? seconds : null
}

/** What follows when the browser refuses to play: a live stream goes on without sound, a film waits for a tap. */
export function afterRefusal(
  errorName: string,
  { live, muted }: { live?: boolean | undefined; muted: boolean },
): 'mute' | 'wait' | 'ignore' {
  if (errorName !== 'NotAllowedError') return 'ignore'
  return live && !muted ? 'mute' : 'wait'
}
