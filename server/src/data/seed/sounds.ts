import type { Executor } from '../database'
import { contents, followCounts } from '../schema/index'
import { pictureAddress, soundAddress } from './addresses'
import { categoryId, organisationOf } from './articles'
import { albums, audios, type SeedTrack } from './content/albums'
import { hoursBefore, insertRows } from './insert'

const AUDIO = 1
const ALBUM = 2

/** Albums with their tracks, and audios that stand alone. */
export async function seedSounds(db: Executor, at: Date): Promise<void> {
  await insertRows(
    db,
    contents,
    albums.map((album) => ({
      id: String(album.id),
      type: ALBUM,
      title: album.title,
      summary: album.description,
      image: pictureAddress(album.cover),
      images: [pictureAddress(album.cover)],
      body: album.description,
      kind: album.category,
      anchorId: album.anchor === null ? null : String(album.anchor),
      publishedAt: hoursBefore(at, album.updatedHoursAgo),
      updatedAt: hoursBefore(at, album.updatedHoursAgo),
      views: album.views,
      finished: Number(album.finished),
      trackCount: album.tracks.length,
    })),
  )
  await insertRows(
    db,
    contents,
    albums.flatMap((album) =>
      album.tracks.map((track, index) => ({
        ...audioRow(track, at),
        image: pictureAddress(album.cover),
        images: [pictureAddress(album.cover)],
        source: album.title,
        anchorId: album.anchor === null ? null : String(album.anchor),
        albumId: String(album.id),
        sort: index + 1,
      })),
    ),
  )
  await insertRows(
    db,
    contents,
    audios.map((audio) => ({
      ...audioRow(audio, at),
      image: pictureAddress(audio.cover),
      images: [pictureAddress(audio.cover)],
      source: audio.source,
      organisationId: organisationOf(audio.source),
      categoryId: categoryId(audio.category),
      likes: audio.likes,
    })),
  )
  await insertRows(
    db,
    followCounts,
    albums.map(({ id, subscribers }) => ({ kind: 'album' as const, targetId: String(id), followers: subscribers })),
  )
}

const audioRow = (track: SeedTrack, at: Date) => ({
  id: String(track.id),
  type: AUDIO,
  title: track.title,
  summary: track.summary,
  body: `<p>${track.summary}</p>`,
  url: soundAddress(track.sound),
  seconds: Math.round(track.seconds),
  publishedAt: hoursBefore(at, track.hoursAgo),
  updatedAt: hoursBefore(at, track.hoursAgo),
  views: track.views,
  likes: Math.round(track.views / 40),
})
