import { type HostApi, keyOf, type PlayerItem } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'

/** Seconds of sound between two notes. */
const EVERY_S = 15
/** So near to its end a track that begins anew was heard to its end. */
const END_S = 5
const AUDIO = 1

/**
 * Notes how far a person has heard an audio, so that it goes on from there on another day or device: every 15 s, when it
 * is paused and when another one begins. Guests and live streams leave no note.
 */
export function trackListening(
  { player, session, request }: Pick<HostApi, 'player' | 'session' | 'request'>,
  client: QueryClient,
) {
  let playback: { item: PlayerItem; position: number; reported: number } | null = null

  async function report(): Promise<void> {
    if (!playback || session.getState().status !== 'user' || Math.abs(playback.position - playback.reported) < 1) return
    playback.reported = playback.position
    const { item, position } = playback
    const { histories } = await import('@plaza/shared/api')
    await request(histories.add, { body: { id: item.id, type: AUDIO, seconds: Math.floor(position) } }).catch(() => {})
    void client.invalidateQueries({ queryKey: keyOf(histories.list).slice(0, 1), refetchType: 'none' })
  }

  function follow(): void {
    const { current, playing } = player.getState()
    if (current?.id !== playback?.item.id) {
      void report()
      playback = current && !current.live && current.albumId ? { item: current, position: 0, reported: 0 } : null
    } else if (!playing) void report()
  }

  follow()
  player.subscribe(follow)
  player.progress.subscribe(() => {
    if (!playback || !player.getState().playing) return
    const { position, duration } = player.progress.getState()
    const ended = position === 0 && duration > 0 && playback.position >= duration - END_S
    playback.position = ended ? duration : position
    if (ended || Math.abs(playback.position - playback.reported) >= EVERY_S) void report()
  })
}
