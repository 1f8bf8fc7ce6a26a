import { type HostApi, keyOf, type PlayerItem } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import { contentTypes } from '@plaza/shared/routes'
import { END_MARGIN_S } from './listening-position'
import { listeningPositions } from './storage/listening-positions'

/** Seconds of playback between two reports. */
const REPORT_EVERY_S = 15

interface Playback {
  item: PlayerItem
  position: number
  reported: number
}

/**
 * Stores playback positions every 15 s, at a pause, when another item starts and when the page goes: on the device for
 * everybody; for a logged-in user also in the history, for other devices.
 */
export function trackListening(
  { player, session, request }: Pick<HostApi, 'player' | 'session' | 'request'>,
  client: QueryClient,
) {
  let playback: Playback | null = null

  function report(): void {
    if (!playback || Math.abs(playback.position - playback.reported) < 1) return
    playback.reported = playback.position
    const { item, position } = playback
    listeningPositions.keep(item.id, position)
    // An item with its own address (a reading, a recorded programme) is no content of the history.
    if (session.getState().status === 'user' && !item.address) void addToHistory(item.id, position)
  }

  async function addToHistory(id: string, position: number): Promise<void> {
    const { histories } = await import('@plaza/shared/api')
    await request(histories.add, { body: { id, type: contentTypes.audio, seconds: Math.floor(position) } }).catch(
      () => {},
    )
    void client.invalidateQueries({ queryKey: keyOf(histories.list).slice(0, 1), refetchType: 'none' })
  }

  function follow(): void {
    const { current, playing } = player.getState()
    if (current?.id !== playback?.item.id) {
      report()
      playback = current && !current.live ? { item: current, position: 0, reported: 0 } : null
    } else if (!playing) report()
  }

  follow()
  player.subscribe(follow)
  window.addEventListener('pagehide', report)
  player.progress.subscribe(() => {
    if (!playback || !player.getState().playing) return
    const { position, duration } = player.progress.getState()
    const ended = position === 0 && duration > 0 && playback.position >= duration - END_MARGIN_S
    playback.position = ended ? duration : position
    if (ended || Math.abs(playback.position - playback.reported) >= REPORT_EVERY_S) report()
  })
}
