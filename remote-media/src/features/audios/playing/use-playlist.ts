import { type Audio, contents } from '@plaza/shared/api'
import { type PlayerItem, usePaged, useResource } from '@plaza/shared/host'
import { fromContents } from '@plaza/shared/ui'
import { fromAudio, fromTrack } from '../../../player/player-items.model'

/** The server's maximum page size. */
const MOST = 100

/** The playlist of an audio: its album in order, or the audio and its related ones. */
export function usePlaylist(audio: Audio): PlayerItem[] {
  const { album } = audio
  const own = fromAudio(audio)
  const tracks = usePaged(
    contents.albumTracks,
    { params: { id: album?.id ?? '' }, query: { page_size: MOST } },
    { enabled: album !== null },
  )
  const related = useResource(contents.related, { query: { id: audio.id } }, { enabled: album === null })
  const others = album
    ? tracks.items.map((track) => fromTrack(track, album))
    : [own, ...fromContents(related.data?.list ?? [])]
  return others.some(({ id }) => id === own.id) ? others : [own]
}
