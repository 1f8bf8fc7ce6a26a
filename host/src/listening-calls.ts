import { channels, contents } from '@plaza/shared/api'
import { parseDuration } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { player } from './player'
import type { RequestFunction } from './request/pipeline'

/** The next audio of an album as a player item. */
export async function nextAudio(send: RequestFunction, albumId: string, audioId: string): Promise<PlayerItem | null> {
  const input = { params: { album_id: albumId }, query: { audio_id: audioId } }
  const { audio } = await send(contents.nextAudio, input, { quiet: true })
  if (!audio) return null
  const { id, title, url, image, duration } = audio
  const album = player.getState().current?.album ?? ''
  return { id, name: title, album, albumId, duration: parseDuration(duration), image, url, live: false }
}

/** Reports that a live channel is heard; a failure is ignored. */
export const reportListening = (send: RequestFunction, id: string): Promise<unknown> =>
  send(channels.listen, { body: { id } }, { quiet: true }).catch(() => {})
