import type { Executor } from '../database'
import { contents, followCounts } from '../schema/index'
import { pictureAddress, soundAddress, trackAddress } from './addresses'
import { categoryId, organisationOf } from './articles'
import { albums, audios, type SeedTrack } from './content/albums'
import { insertRows } from './insert'
import { hoursAfter, past } from './moments'

const AUDIO = 1
const ALBUM = 2

/** Albums with their tracks, and audios that stand alone. */
export async function seedSounds(db: Executor, at: Date): Promise<void> {
  await insertRows(db, contents, albumRows(at))
  await insertRows(db, contents, trackRows(at))
  await insertRows(db, contents, audioRows(at))
  await insertRows(
    db,
    followCounts,
    albums.map(({ id, subscribers }) => ({ kind: 'album' as const, targetId: String(id), followers: subscribers })),
  )
}

export const albumRows = (now: Date) =>
  albums.map((album) => {
    const episodes = album.tracks.map((track) => publishedOf(track, now).getTime())
    const newest = episodes.length > 0 ? new Date(Math.max(...episodes)) : past(album.published, now)
    return {
      id: String(album.id),
      type: ALBUM,
      title: album.title,
      summary: album.description,
      image: pictureAddress(album.cover),
      images: [pictureAddress(album.cover)],
      body: album.description,
      kind: album.category,
      anchorId: album.anchor === null ? null : String(album.anchor),
      publishedAt: newest,
      updatedAt: newest,
      views: album.views,
      finished: Number(album.finished),
      trackCount: album.tracks.length,
    }
  })

export const trackRows = (now: Date) =>
  albums.flatMap((album) =>
    album.tracks.map((track, index) => ({
      ...audioRow(track, now),
      image: pictureAddress(album.cover),
      images: [pictureAddress(album.cover)],
      source: album.title,
      anchorId: album.anchor === null ? null : String(album.anchor),
      albumId: String(album.id),
      sort: index + 1,
    })),
  )

export const audioRows = (now: Date) =>
  audios.map((audio) => ({
    ...audioRow(audio, now),
    image: pictureAddress(audio.cover),
    images: [pictureAddress(audio.cover)],
    source: audio.source,
    organisationId: organisationOf(audio.source),
    categoryId: categoryId(audio.category),
    likes: audio.likes,
  }))

const DAY_HOURS = 24
const publishedOf = ({ published, daysBefore }: SeedTrack, now: Date): Date =>
  hoursAfter(past(published, now), -daysBefore * DAY_HOURS)

const audioRow = (track: SeedTrack, now: Date) => ({
  id: String(track.id),
  type: AUDIO,
  title: track.title,
  summary: track.summary,
  body: `<p>${track.summary}</p>`,
  url: track.sound === null ? trackAddress(track.id) : soundAddress(track.sound),
  seconds: Math.round(track.seconds),
  publishedAt: publishedOf(track, now),
  updatedAt: publishedOf(track, now),
  views: track.views,
  likes: Math.round(track.views / 40),
})
