import type { PlayerItem, PlayerRequest } from '@plaza/shared/host'
import { playerStore, progressStore } from '../player.store'

type ActionHandlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>

/**
 * The lock screen and the headset. WebKit forgets the settings when sound starts, so they are applied on each
 * `playing`.
 */
export interface MediaSessionControls {
  apply(): void
  position(): void
  clear(): void
}

/** `send` receives the requests made there. */
export function createMediaSession(send: (request: PlayerRequest) => void): MediaSessionControls {
  const session = navigator.mediaSession as MediaSession | undefined
  if (!session) return { apply() {}, position() {}, clear() {} }

  function handle(handlers: ActionHandlers): void {
    for (const [action, handler] of Object.entries(handlers)) {
      try {
        session?.setActionHandler(action as MediaSessionAction, handler)
      } catch {
        // This browser does not support the action.
      }
    }
  }

  function position(): void {
    const { position, duration } = progressStore.getState()
    const { rate } = playerStore.getState()
    try {
      if (duration > 0)
        session?.setPositionState({ duration, playbackRate: rate, position: Math.min(position, duration) })
      else session?.setPositionState()
    } catch {
      // Missing in old WebViews.
    }
  }

  return {
    position,
    apply() {
      const { current, playing } = playerStore.getState()
      if (!current) return
      session.metadata = 'MediaMetadata' in window ? new MediaMetadata(describe(current)) : null
      session.playbackState = playing ? 'playing' : 'paused'
      handle(handlersFor(current, send))
      position()
    },
    clear() {
      session.metadata = null
      session.playbackState = 'none'
      handle({ play: null, pause: null, previoustrack: null, nexttrack: null, seekto: null })
    },
  }
}

const describe = ({ name, album, image }: PlayerItem): MediaMetadataInit => ({
  title: name,
  artist: album,
  album,
  artwork: image ? [{ src: new URL(image, location.href).href, sizes: '512x512' }] : [],
})

/** iOS has two places next to play and uses them for seeking unless those handlers are null. */
const handlersFor = ({ live }: PlayerItem, send: (request: PlayerRequest) => void): ActionHandlers => ({
  play: () => send({ type: 'play' }),
  pause: () => send({ type: 'pause' }),
  seekbackward: null,
  seekforward: null,
  previoustrack: live ? null : () => send({ type: 'previous' }),
  nexttrack: live ? null : () => send({ type: 'next' }),
  seekto: live ? null : ({ seekTime }) => send({ type: 'seek', seconds: seekTime ?? 0 }),
})
