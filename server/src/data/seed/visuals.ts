import type { Executor } from '../database'
import { contents } from '../schema/index'
import { clipAddress, clipSeconds, pictureAddress, pictureSize } from './addresses'
import { categoryId, organisationOf } from './articles'
import { atlases } from './content/atlases'
import { specials } from './content/specials'
import { collections, videos } from './content/videos'
import { insertRows } from './insert'
import { type Past, past } from './moments'

const SPECIAL = 5
const ATLAS = 7
const COLLECTION = 15

interface Shown {
  id: number
  title: string
  published: Past
  views: number
}

const common = ({ id, title, published, views }: Shown, now: Date, cover: string) => ({
  id: String(id),
  title,
  views,
  image: pictureAddress(cover),
  publishedAt: past(published, now),
  updatedAt: past(published, now),
})

/** Photo sets, videos, collections of videos and special topics. */
export async function seedVisuals(db: Executor, at: Date): Promise<void> {
  for (const rows of [atlasRows(at), videoRows(at), collectionRows(at), specialRows(at)])
    await insertRows(db, contents, rows)
}

export const atlasRows = (now: Date) =>
  atlases.map((atlas) => ({
    ...common(atlas, now, atlas.pictures[0]?.id ?? ''),
    type: ATLAS,
    images: atlas.pictures.slice(0, 3).map(({ id }) => pictureAddress(id)),
    layout: 'three' as const,
    source: atlas.source,
    author: atlas.author,
    categoryId: categoryId(atlas.category),
    organisationId: organisationOf(atlas.source),
    likes: atlas.likes,
    comments: atlas.comments,
    pictureCount: atlas.pictures.length,
    detail: {
      pictures: atlas.pictures.map(({ id, caption }) => ({ url: pictureAddress(id), caption, ...pictureSize(id) })),
    },
  }))

export const videoRows = (now: Date) =>
  videos.map((video) => ({
    ...common(video, now, video.poster),
    type: video.type,
    summary: video.summary,
    images: [pictureAddress(video.poster)],
    layout: 'large' as const,
    source: video.source,
    categoryId: categoryId(video.category),
    organisationId: organisationOf(video.source),
    likes: video.likes,
    comments: video.comments,
    url: clipAddress(video.clip),
    seconds: clipSeconds(video.clip),
    body: `<p>${video.summary}</p>`,
  }))

export const collectionRows = (now: Date) =>
  collections.map((collection) => ({
    ...common(collection, now, collection.cover),
    type: COLLECTION,
    summary: collection.summary,
    images: [pictureAddress(collection.cover)],
    layout: 'large' as const,
    trackCount: collection.videos.length,
    detail: { videos: collection.videos.map(String) },
  }))

export const specialRows = (now: Date) =>
  specials.map((special) => ({
    ...common(special, now, special.cover),
    type: SPECIAL,
    summary: special.summary,
    images: [pictureAddress(special.cover)],
    layout: 'large' as const,
    detail: { sections: special.sections.map(({ title, contents: ids }) => ({ title, contents: ids.map(String) })) },
  }))
