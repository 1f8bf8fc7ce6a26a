import { contentTypes } from '@plaza/shared/routes'
import type { Executor } from '../data/database'
import { contents, followCounts } from '../data/schema/index'
import { categoryId, organisationOf } from './articles'
import { trackAddress } from './demo/media'
import type { Demo } from './demo/read'
import type { SeedAlbum } from './demo/schemas/contents'
import { voiceSound } from './demo/schemas/media'
import { insertRows, shareOf } from './insert'
import { hoursAfter, resolvePast } from './moments'

/** Albums with their tracks, and single audios. */
export async function seedSounds(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, contents, albumRows(demo, at))
  await insertRows(db, contents, trackRows(demo, at))
  await insertRows(db, contents, audioRows(demo, at))
  await insertRows(
    db,
    followCounts,
    demo.albums.map(({ id, subscribers }) => ({
      kind: 'album' as const,
      targetId: String(id),
      followers: subscribers,
    })),
  )
}

const DAYS_BETWEEN = { daily: 1, weekly: 7 } as const
const DAY_HOURS = 24

/** Publication time of a track: its own, or this many days or weeks before the newest. */
function publishedOf({ newest, every, tracks }: SeedAlbum, index: number, now: Date): Date {
  const own = tracks[index]?.published
  if (own) return resolvePast(own, now)
  return hoursAfter(resolvePast(newest, now), (index - tracks.length + 1) * DAYS_BETWEEN[every] * DAY_HOURS)
}

/** Earlier tracks have more views. */
const viewsOf = ({ views, tracks }: SeedAlbum, index: number) => Math.round(views / (tracks.length + index * 2 + 2))

const common = (demo: Demo, { cover, anchor }: Pick<SeedAlbum, 'cover' | 'anchor'>) => {
  const { url } = demo.media.picture(cover)
  return { image: url, images: [url], anchorId: anchor === null ? null : String(anchor) }
}

export const albumRows = (demo: Demo, now: Date) =>
  demo.albums.map((album) => {
    const episodes = album.tracks.map((_, index) => publishedOf(album, index, now).getTime())
    const newest = episodes.length > 0 ? new Date(Math.max(...episodes)) : resolvePast(album.newest, now)
    return {
      ...common(demo, album),
      id: String(album.id),
      type: contentTypes.album,
      title: album.title,
      summary: album.description,
      body: album.description,
      kind: album.category,
      publishedAt: newest,
      updatedAt: newest,
      views: album.views,
      finished: Number(album.finished),
      trackCount: album.tracks.length,
      customShare: album.share ?? null,
    }
  })

/** Sound of a track: a file, a recording of its words, or a long track that is assembled while it is sent. */
function sourceOf({ longTracks, media }: Demo, { id, sound }: { id: number; sound?: string | undefined }) {
  const file = sound ?? voiceSound(id)
  if (media.hasSound(file)) return media.sound(file)
  const seconds = longTracks.find((track) => track.id === id)?.seconds ?? 0
  return { url: trackAddress(id), seconds: Math.round(seconds) }
}

export const trackRows = (demo: Demo, now: Date) =>
  demo.albums.flatMap((album) =>
    album.tracks.map((track, index) => ({
      ...common(demo, album),
      ...audioRow(demo, { ...track, views: viewsOf(album, index) }, publishedOf(album, index, now)),
      source: album.title,
      albumId: String(album.id),
      sort: index + 1,
    })),
  )

export const audioRows = (demo: Demo, now: Date) =>
  demo.audios.map((audio) => ({
    ...common(demo, { ...audio, anchor: null }),
    ...audioRow(demo, audio, resolvePast(audio.published, now)),
    source: audio.source,
    organisationId: organisationOf(demo, audio.source),
    categoryId: categoryId(demo, audio.category),
    likes: audio.likes,
  }))

interface AudioEntry {
  id: number
  title: string
  summary: string
  sound?: string | undefined
  views: number
}

const audioRow = (demo: Demo, audio: AudioEntry, published: Date) => ({
  ...sourceOf(demo, audio),
  id: String(audio.id),
  type: contentTypes.audio,
  title: audio.title,
  summary: audio.summary,
  body: `<p>${audio.summary}</p>`,
  publishedAt: published,
  updatedAt: published,
  views: audio.views,
  likes: shareOf(audio.views, audio.id, [0.01, 0.04]),
})
