import {
  otherVoice,
  type SeedClip,
  type SeedPicture,
  type SeedSound,
  type SeedVoice,
  voiceFile,
  voiceSound,
} from './schemas/media'

/** URLs and sizes of the demo's media, by id. */
export interface Media {
  hasPicture(id: string): boolean
  hasClip(id: string): boolean
  hasSound(id: string): boolean
  picture(id: string): { url: string; width: number; height: number }
  sound(id: string): { url: string; seconds: number }
  /** A clip as one file. */
  film(id: string): { url: string; seconds: number }
  clip(id: string): { url: string; seconds: number; frame: { width: number; height: number } }
}

interface MediaTables {
  pictures: readonly SeedPicture[]
  sounds: readonly SeedSound[]
  voices: readonly SeedVoice[]
  clips: readonly SeedClip[]
}

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]))

function required<T>(map: Map<string, T>, id: string): T {
  const one = map.get(id)
  if (!one) throw new Error(`The demo has no medium ${id}.`)
  return one
}

interface Playable {
  file: string
  seconds: number
}

const playable = ({ file, seconds }: Playable) => ({
  url: `/media/${file}`,
  seconds: Math.round(seconds),
})

export function mediaOf(tables: MediaTables): Media {
  const recordings = tables.voices
    .flatMap(({ id, seconds, other }) => [{ id, seconds }, ...(other ? [{ ...other, id: otherVoice(id) }] : [])])
    .map(({ id, seconds }) => ({ id: voiceSound(id), file: voiceFile(id), seconds }))
  const sounds = byId<Playable & { id: string }>([...tables.sounds, ...recordings])
  const [pictures, clips] = [byId(tables.pictures), byId(tables.clips)]
  return {
    hasPicture: (id) => pictures.has(id),
    hasClip: (id) => clips.has(id),
    hasSound: (id) => sounds.has(id),
    picture(id) {
      const { width, height } = required(pictures, id)
      return { url: `/media/pictures/${id}.webp`, width, height }
    },
    sound: (id) => playable(required(sounds, id)),
    film: (id) => playable(required(clips, id)),
    clip(id) {
      const clip = required(clips, id)
      return {
        ...playable({ ...clip, file: clip.hls ?? clip.file }),
        frame: { width: clip.width, height: clip.height },
      }
    },
  }
}

/** A long track is assembled while it is sent. */
export const trackAddress = (id: number): string => `/media/tracks/${id}.mp3`
export const liveAddress = (channel: string): string => `/media/live/${channel}.m3u8`
/** The recording of a live stream, as long as the programme. */
export const recordedAddress = (channel: string, seconds: number): string =>
  `/media/recorded/${channel}/${seconds}.m3u8`
