import { type Audio, contents } from '@plaza/shared/api'
import { type PlayerItem, usePaged, useResource } from '@plaza/shared/host'
import { fromAudio, fromContents, fromTrack } from '../../../player/player-items.model'

/** As many as the server gives at once. */
const MOST = 100

/** What is heard with an audio: its album in order; without one, the related audios after it. */
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
