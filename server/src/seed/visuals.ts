import { contentTypes } from '@plaza/shared/routes'
import type { Executor } from '../data/database'
import { collectionVideos, contents, liveEvents } from '../data/schema/index'
import { anchorOf, categoryId, organisationOf } from './articles'
import type { Demo } from './demo/read'
import { collectionsOf, insertRows } from './insert'
import { hoursAfter, momentOf, type PastTime, resolvePast } from './moments'

interface VisualEntry {
  id: number
  title: string
  published: PastTime
  views: number
}

const common = ({ id, title, published, views }: VisualEntry, now: Date, image: string) => ({
  id: String(id),
  title,
  views,
  image,
  publishedAt: resolvePast(published, now),
  updatedAt: resolvePast(published, now),
})

/** Photo sets, videos, video collections, specials and live events. */
export async function seedVisuals(db: Executor, demo: Demo, at: Date): Promise<void> {
  for (const rows of [atlasRows(demo, at), videoRows(demo, at), collectionRows(demo, at), specialRows(demo, at)])
    await insertRows(db, contents, rows)
  await insertRows(db, collectionVideos, collectionVideoRows(demo))
  await insertRows(db, liveEvents, liveEventRows(demo, at))
}

export const atlasRows = (demo: Demo, now: Date) =>
  demo.atlases.map((atlas) => ({
    ...common(atlas, now, demo.media.picture(atlas.pictures[0]?.id ?? '').url),
    type: contentTypes.atlas,
    images: atlas.pictures.slice(0, 3).map(({ id }) => demo.media.picture(id).url),
    layout: 'three' as const,
    source: atlas.source,
    author: atlas.author,
    categoryId: categoryId(demo, atlas.category),
    organisationId: organisationOf(demo, atlas.source),
    anchorId: anchorOf(demo, atlas.author),
    likes: atlas.likes,
    collections: collectionsOf(atlas),
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
    collections: collectionsOf(video),
    ...filmOf(demo, video),
    hidden: video.unpublished ? 1 : 0,
    body: `<p>${video.summary}</p>`,
  }))

function filmOf({ media }: Demo, { clip, subtitles, chapters }: Demo['videos'][number]) {
  const { url, seconds, frame } = media.clip(clip)
  return { url, seconds, detail: { frame, subtitles, chapters } }
}

export const collectionRows = (demo: Demo, now: Date) =>
  demo.collections.map((collection) => ({
    ...common(collection, now, demo.media.picture(collection.cover).url),
    type: contentTypes.videoCollection,
    summary: collection.summary,
    images: [demo.media.picture(collection.cover).url],
    layout: 'large' as const,
    trackCount: collection.videos.length,
  }))

export const collectionVideoRows = (demo: Demo) =>
  demo.collections.flatMap(({ id, videos }) =>
    videos.map((videoId, sort) => ({ collectionId: String(id), videoId: String(videoId), sort })),
  )

export const liveEventRows = (demo: Demo, now: Date) =>
  demo.liveEvents.map(({ id, title, summary, cover, place, source, channel, video, starts, hours }) => {
    const startsAt = momentOf(starts, now)
    return {
      id: String(id),
      title,
      summary,
      image: demo.media.picture(cover).url,
      place,
      source,
      channelId: String(channel),
      videoId: video === undefined ? null : String(video),
      startsAt,
      endsAt: hoursAfter(startsAt, hours),
    }
  })

export const specialRows = (demo: Demo, now: Date) =>
  demo.specials.map((special) => ({
    ...common(special, now, demo.media.picture(special.cover).url),
    type: contentTypes.special,
    summary: special.summary,
    images: [demo.media.picture(special.cover).url],
    layout: 'large' as const,
    detail: { sections: special.sections.map(({ title, contents: ids }) => ({ title, contents: ids.map(String) })) },
  }))
