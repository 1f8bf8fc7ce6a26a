import { Count } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Executor } from '../../data/database'
import { collectionVideos, followCounts, liveEvents } from '../../data/schema/index'
import { articleRows } from '../../seed/articles'
import type { Demo } from '../../seed/demo/read'
import {
  albumOf,
  articleOf,
  atlasOf,
  audioOf,
  collectionOf,
  isWithinVideo,
  liveEventOf,
  OUTSIDE_VIDEO,
  specialOf,
  videoOf,
} from '../../seed/demo/schemas/contents'
import { PastMoment } from '../../seed/demo/schemas/moments'
import { albumRows, audioRows, trackRows } from '../../seed/sounds'
import {
  atlasRows,
  collectionRows,
  collectionVideoRows,
  liveEventRows,
  specialRows,
  videoRows,
} from '../../seed/visuals'
import { hideContent, hideOtherTracks, putContents, putRow } from '../rows'
import type { ContentKind, KindIn, ShowOptions } from './kind'

/** Fields of the demo's files that no editor has to set. */
const uncounted = (at: Date) => ({
  views: v.optional(Count, 0),
  published: v.optional(PastMoment, at.toISOString() as never),
})
/** Name of an article's file in an export, without its folder. */
const FileName = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}_-]*$/u, 'Letters, digits, - and _'))
const liked = (at: Date) => ({ ...uncounted(at), likes: v.optional(Count, 0) })

const addressOf =
  (page: string) =>
  ({ id }: Record<string, unknown>) =>
    `/${page}/${id}`

type Rows = (demo: Demo, now: Date) => Parameters<typeof putContents>[1]
const content = (rows: Rows, page: string) => ({
  id: 'number' as const,
  previews: true as const,
  show: (db: Executor, demo: Demo, options: ShowOptions) => putContents(db, rows(demo, options.at), options),
  hide: hideContent,
  address: addressOf(page),
})

/** An album with its tracks; a track that left it is hidden. */
async function showAlbum(db: Executor, demo: Demo, options: ShowOptions): Promise<void> {
  const [album] = demo.albums
  if (!album) return
  const tracks = trackRows(demo, options.at)
  await putContents(db, [...albumRows(demo, options.at), ...tracks], options)
  const id = String(album.id)
  await hideOtherTracks(
    db,
    id,
    tracks.map((track) => track.id),
  )
  await db.insert(followCounts).values({ kind: 'album', targetId: id, followers: 0 }).onConflictDoNothing()
}

async function showCollection(db: Executor, demo: Demo, options: ShowOptions): Promise<void> {
  await putContents(db, collectionRows(demo, options.at), options)
  const [collection] = demo.collections
  if (!collection) return
  await db.delete(collectionVideos).where(eq(collectionVideos.collectionId, String(collection.id)))
  const rows = collectionVideoRows(demo)
  if (rows.length > 0) await db.insert(collectionVideos).values(rows)
}

/** Kinds that are rows of `contents`, and live events. */
export const contentKinds = {
  article: {
    ...content(articleRows, 'posts'),
    group: 'articles',
    schema: (refs, at) =>
      v.strictObject({
        ...articleOf(refs).entries,
        ...liked(at),
        slug: v.optional(FileName, ''),
        author: v.optional(v.string(), ''),
      }),
  },
  atlas: {
    ...content(atlasRows, 'atlas'),
    group: 'atlases',
    schema: (refs, at) =>
      v.strictObject({
        ...atlasOf(refs).entries,
        ...liked(at),
        category: refs.category,
        author: v.optional(v.string(), ''),
      }),
  },
  audio: {
    ...content(audioRows, 'audios'),
    group: 'audios',
    schema: (refs, at) => v.strictObject({ ...audioOf(refs).entries, ...liked(at), category: refs.category }),
  },
  album: {
    ...content(albumRows, 'albums'),
    group: 'albums',
    parts: 'tracks',
    schema: (refs, at) =>
      v.strictObject({
        ...albumOf(refs).entries,
        views: v.optional(Count, 0),
        subscribers: v.optional(Count, 0),
        newest: v.optional(PastMoment, at.toISOString() as never),
      }),
    show: showAlbum,
  },
  video: {
    ...content(videoRows, 'videos'),
    group: 'videos',
    schema: (refs, at) =>
      v.pipe(
        v.strictObject({
          ...videoOf(refs).entries,
          ...liked(at),
          type: v.picklist([4, 12]),
          category: refs.category,
        }),
        v.check((video) => isWithinVideo(refs, video), OUTSIDE_VIDEO),
      ),
  },
  collection: {
    ...content(collectionRows, 'videos-collection'),
    group: 'collections',
    schema: (refs, at) => v.strictObject({ ...collectionOf(refs).entries, ...uncounted(at) }),
    show: showCollection,
  },
  special: {
    ...content(specialRows, 'specials'),
    group: 'specials',
    schema: (refs, at) => v.strictObject({ ...specialOf(refs).entries, ...uncounted(at) }),
  },
  'live-event': {
    group: 'liveEvents',
    id: 'number',
    schema: (refs) => liveEventOf(refs),
    async show(db, demo, { at }) {
      for (const row of liveEventRows(demo, at)) await putRow(db, liveEvents, { ...row, hidden: 0 })
    },
    hide: async (db, id) => void (await db.update(liveEvents).set({ hidden: 1 }).where(eq(liveEvents.id, id))),
    address: () => '/live',
  },
} satisfies Record<KindIn<'contents'>, ContentKind>
