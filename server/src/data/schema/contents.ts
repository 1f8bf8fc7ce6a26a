import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

export const categories = pgTable(
  'categories',
  {
    id: id().primaryKey(),
    parentId: id(),
    name: text().notNull(),
    nameEn: text(),
    sort: integer().notNull().default(0),
  },
  (t) => [index('categories_parent').on(t.parentId, t.sort)],
)

export const organisations = pgTable(
  'organisations',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    avatar: text(),
    kind: text().$type<'media' | 'government' | 'culture' | 'life'>().notNull().default('media'),
    /** A line for lists. */
    slogan: text().notNull().default(''),
    intro: text().notNull().default(''),
    sort: integer().notNull().default(0),
  },
  (t) => [index('organisations_order').on(t.sort, t.id), index('organisations_kind').on(t.kind, t.sort, t.id)],
)

export const anchors = pgTable(
  'anchors',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    avatar: text(),
    /** A line for lists. */
    title: text().notNull().default(''),
    intro: text().notNull().default(''),
    channelId: id(),
    sort: integer().notNull().default(0),
  },
  (t) => [index('anchors_order').on(t.sort, t.id)],
)

export interface ContentDetail {
  pictures?: { url: string; caption: string; width: number; height: number }[]
  sections?: { title: string; contents: string[] }[]
  /** Of a video's picture. */
  frame?: { width: number; height: number }
}

export interface CustomShare {
  title: string
  text: string
  image: string | null
}

/** Every content of every type; columns that only some types fill are null elsewhere. */
export const contents = pgTable(
  'contents',
  {
    id: id().primaryKey(),
    type: smallint().notNull(),
    title: text().notNull(),
    summary: text(),
    image: text(),
    images: jsonb().$type<string[]>().notNull().default([]),
    layout: text().$type<'right' | 'three' | 'large' | 'text'>().notNull().default('right'),
    source: text().notNull().default(''),
    author: text().notNull().default(''),
    categoryId: id().notNull().default(''),
    organisationId: id(),
    anchorId: id(),
    publishedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    views: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    collections: integer().notNull().default(0),
    shares: integer().notNull().default(0),
    body: text().notNull().default(''),
    linkAddress: text(),
    related: jsonb().$type<string[]>().notNull().default([]),
    hot: smallint().notNull().default(0),
    top: smallint().notNull().default(0),
    recommended: smallint().notNull().default(0),
    hidden: smallint().notNull().default(0),
    /** Audio and video. */
    seconds: integer(),
    url: text(),
    voiceUrl: text(),
    voiceSeconds: integer(),
    /** An audio's place in its album. */
    albumId: id(),
    sort: doublePrecision(),
    /** Album. */
    kind: text(),
    finished: smallint().notNull().default(0),
    trackCount: integer(),
    pictureCount: integer(),
    /** What only a type's own page shows: an atlas's pictures, a special's sections, the size of a video. */
    detail: jsonb().$type<ContentDetail>(),
    /** What an editor wants to be seen where it is shared, in place of title, summary and image. */
    customShare: jsonb().$type<CustomShare>(),
    /** Who published it, of what a person sent to the editors; sees it while it is hidden. */
    ownerId: id(),
  },
  (t) => [
    index('contents_newest').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_category').on(t.categoryId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_type').on(t.type, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_album').on(t.albumId, t.sort, t.id),
    index('contents_anchor').on(t.anchorId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_organisation').on(t.organisationId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_organisation_type').on(
      t.organisationId,
      t.type,
      t.publishedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('contents_citizens')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.ownerId} is not null`),
    // What does not stand in an album: an anchor's albums are a list of their own.
    index('contents_type_alone')
      .on(t.type, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.albumId} is null`),
    index('contents_anchor_alone')
      .on(t.anchorId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.albumId} is null and ${t.type} <> 2`),
  ],
)

/** Which videos a collection is made of, and in which order; a video may be in several. */
export const collectionVideos = pgTable(
  'collection_videos',
  {
    collectionId: id()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    videoId: id()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.videoId] }),
    index('collection_videos_order').on(t.collectionId, t.sort, t.videoId),
    index('collection_videos_video').on(t.videoId),
  ],
)

/** What is broadcast at its moment by a channel; afterwards its recording is a video. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: id().primaryKey(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    image: text(),
    place: text().notNull().default(''),
    source: text().notNull().default(''),
    channelId: id().notNull(),
    videoId: id(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    hidden: smallint().notNull().default(0),
  },
  (t) => [index('live_events_starts').on(t.startsAt, t.id), index('live_events_ends').on(t.endsAt, t.id)],
)

/** Page documents as the seed or an editor wrote them; the server fills in what they name by id. */
export const pages = pgTable('pages', {
  id: id().primaryKey(),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** Small documents by key: site configuration, menu, skin, agreements. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().$type<unknown>().notNull() })
