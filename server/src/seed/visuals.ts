import type { Executor } from '../data/database'
import { contents } from '../data/schema/index'
import { anchorOf, categoryId, organisationOf } from './articles'
import type { Demo } from './demo/read'
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

const common = ({ id, title, published, views }: Shown, now: Date, image: string) => ({
  id: String(id),
  title,
  views,
  image,
  publishedAt: past(published, now),
  updatedAt: past(published, now),
})

/** Photo sets, videos, collections of videos and special topics. */
export async function seedVisuals(db: Executor, demo: Demo, at: Date): Promise<void> {
  for (const rows of [atlasRows(demo, at), videoRows(demo, at), collectionRows(demo, at), specialRows(demo, at)])
    await insertRows(db, contents, rows)
}

export const atlasRows = (demo: Demo, now: Date) =>
  demo.atlases.map((atlas) => ({
    ...common(atlas, now, demo.media.picture(atlas.pictures[0]?.id ?? '').url),
    type: ATLAS,
    images: atlas.pictures.slice(0, 3).map(({ id }) => demo.media.picture(id).url),
    layout: 'three' as const,
    source: atlas.source,
    author: atlas.author,
    categoryId: categoryId(demo, atlas.category),
    organisationId: organisationOf(demo, atlas.source),
    anchorId: anchorOf(demo, atlas.author),
    likes: atlas.likes,
    comments: atlas.comments,
    pictureCount: atlas.pictures.length,
    detail: {
      pictures: atlas.pictures.map(({ id, caption }) => ({ ...demo.media.picture(id), caption })),
    },
  }))

export const videoRows = (demo: Demo, now: Date) =>
  demo.videos.map((video) => ({
    ...common(video, now, demo.media.picture(video.poster).url),
    type: video.type,
    summary: video.summary,
    images: [demo.media.picture(video.poster).url],
    layout: 'large' as const,
    source: video.source,
    categoryId: categoryId(demo, video.category),
    organisationId: organisationOf(demo, video.source),
    likes: video.likes,
    comments: video.comments,
    ...demo.media.clip(video.clip),
    body: `<p>${video.summary}</p>`,
  }))

export const collectionRows = (demo: Demo, now: Date) =>
  demo.collections.map((collection) => ({
    ...common(collection, now, demo.media.picture(collection.cover).url),
    type: COLLECTION,
    summary: collection.summary,
    images: [demo.media.picture(collection.cover).url],
    layout: 'large' as const,
    trackCount: collection.videos.length,
    detail: { videos: collection.videos.map(String) },
  }))

export const specialRows = (demo: Demo, now: Date) =>
  demo.specials.map((special) => ({
    ...common(special, now, demo.media.picture(special.cover).url),
    type: SPECIAL,
    summary: special.summary,
    images: [demo.media.picture(special.cover).url],
    layout: 'large' as const,
    detail: { sections: special.sections.map(({ title, contents: ids }) => ({ title, contents: ids.map(String) })) },
  }))
