/** Connects the lock screen and the headset to an element of the page. Returns the function that reverts it. */
export function borrowSession(element: HTMLMediaElement): () => void {
  const session = navigator.mediaSession as MediaSession | undefined
  if (!session) return () => {}
  const to = (seconds: number) => {
    if (Number.isFinite(element.duration)) element.currentTime = seconds
  }
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void element.play().catch(() => {}),
    pause: () => element.pause(),
    seekbackward: ({ seekOffset = STEP_S }) => to(element.currentTime - (seekOffset ?? STEP_S)),
    seekforward: ({ seekOffset = STEP_S }) => to(element.currentTime + (seekOffset ?? STEP_S)),
    seekto: ({ seekTime }) => to(seekTime ?? 0),
  }
  const none = { previoustrack: null, nexttrack: null }
  session.metadata = 'MediaMetadata' in window ? new MediaMetadata({ title: document.title }) : null
  handle(session, { ...handlers, ...none })
  return () => {
    session.metadata = null
    handle(session, { play: null, pause: null, seekbackward: null, seekforward: null, seekto: null })
  }
}

const STEP_S = 10

function handle(session: MediaSession, handlers: Partial<Record<string, MediaSessionActionHandler | null>>): void {
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler ?? null)
    } catch {
      // This browser does not support the action.
    }
  }
}
