import type { Album, Audio, Channel, ChannelPlay, Programme, Track } from '@plaza/shared/api'
import { parseDuration } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'

export function fromAudio(audio: Audio): PlayerItem {
  return {
    id: audio.id,
    name: audio.title,
    album: audio.album?.title ?? '',
    albumId: audio.album?.id ?? null,
    duration: audio.seconds || null,
    image: audio.image ?? audio.album?.image ?? null,
    url: audio.url,
    live: false,
  }
}

export function fromTrack(track: Track, album: Pick<Album, 'id' | 'title' | 'image'>): PlayerItem {
  return {
    id: track.id,
    name: track.title,
    album: album.title,
    albumId: album.id,
    duration: parseDuration(track.duration),
    image: track.image ?? album.image,
    url: track.url,
    live: false,
  }
}

/** The live stream of a channel. */
export function fromChannel({ channel, stream_url }: Pick<ChannelPlay, 'channel' | 'stream_url'>): PlayerItem {
  return {
    id: channel.id,
    name: nameOf(channel),
    album: channel.now?.title ?? channel.slogan,
    albumId: null,
    duration: null,
    image: channel.image,
    url: stream_url,
    live: true,
  }
}

/** The recording of a programme; null if there is none yet. */
export function fromReplay(
  programme: Programme,
  channel: Pick<Channel, 'id' | 'name' | 'name_en' | 'image'>,
): PlayerItem | null {
  if (!programme.replay_url) return null
  return {
    id: `replay-${programme.id}`,
    name: programme.title,
    album: nameOf(channel),
    albumId: null,
    duration: (Date.parse(programme.ends_at) - Date.parse(programme.starts_at)) / 1000,
    image: channel.image,
    url: programme.replay_url,
    live: false,
    address: to('radio', { id: channel.id }),
  }
}
