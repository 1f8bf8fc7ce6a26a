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
export function noteListening(
  { player, session, request }: Pick<HostApi, 'player' | 'session' | 'request'>,
  client: QueryClient,
) {
  let heard: { item: PlayerItem; position: number; noted: number } | null = null

  async function note(): Promise<void> {
    if (!heard || session.getState().status !== 'user' || Math.abs(heard.position - heard.noted) < 1) return
    heard.noted = heard.position
    const { item, position } = heard
    const { histories } = await import('@plaza/shared/api')
    await request(histories.add, { body: { id: item.id, type: AUDIO, seconds: Math.floor(position) } }).catch(() => {})
    void client.invalidateQueries({ queryKey: keyOf(histories.list).slice(0, 1), refetchType: 'none' })
  }

  function follow(): void {
    const { current, playing } = player.getState()
    if (current?.id !== heard?.item.id) {
      void note()
      heard = current && !current.live && current.albumId ? { item: current, position: 0, noted: 0 } : null
    } else if (!playing) void note()
  }

  follow()
  player.subscribe(follow)
  player.progress.subscribe(() => {
    if (!heard || !player.getState().playing) return
    const { position, duration } = player.progress.getState()
    const ended = position === 0 && duration > 0 && heard.position >= duration - END_S
    heard.position = ended ? duration : position
    if (ended || Math.abs(heard.position - heard.noted) >= EVERY_S) void note()
  })
}
