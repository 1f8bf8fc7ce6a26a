import { isNotNull, sql } from 'drizzle-orm'
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
    /** Shown in lists. */
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
    /** Shown in lists. */
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
  /** Size of a video's picture. */
  frame?: { width: number; height: number }
  /** WebVTT of a video by language. */
  subtitles?: Partial<Record<'zh' | 'en', string>>
  chapters?: { title: string; titleEn?: string | undefined; seconds: number }[]
}

export interface CustomShare {
  title: string
  text: string
  image: string | null
}

/** Contents of every type; columns for certain types are null for others. */
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
    /** Album of an audio, and its place there. */
    albumId: id(),
    sort: doublePrecision(),
    /** Album. */
    kind: text(),
    finished: smallint().notNull().default(0),
    trackCount: integer(),
    pictureCount: integer(),
    /** Data only for the type's own page: an atlas's pictures, a special's sections, a video's size. */
    detail: jsonb().$type<ContentDetail>(),
    /** An editor's replacement of title, summary and image for shares. */
    customShare: jsonb().$type<CustomShare>(),
    /** Author of a user's publication, who sees it while it is hidden. */
    ownerId: id(),
  },
  (t) => [
    index('contents_newest').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_category').on(t.categoryId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_type').on(t.type, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_album').on(t.albumId, t.sort, t.id),
    // For the new tracks of a subscribed album.
    index('contents_album_newest').on(t.albumId, t.publishedAt).where(isNotNull(t.albumId)),
    index('contents_anchor').on(t.anchorId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_organisation').on(t.organisationId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('contents_organisation_type').on(
      t.organisationId,
      t.type,
      t.publishedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('contents_hidden').on(t.id).where(sql`${t.hidden} = 1`),
    index('contents_citizens')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.ownerId} is not null`),
    // For contents outside albums: an anchor's albums are a separate list.
    index('contents_type_alone')
      .on(t.type, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.albumId} is null`),
    index('contents_anchor_alone')
      .on(t.anchorId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.albumId} is null and ${t.type} <> 2`),
  ],
)

/** Videos of collections in order; a video may be in several. */
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

/** Live events of channels; afterwards the recording is a video. */
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

/** Page documents written by the seed or an editor; the server resolves ids in them. */
export const pages = pgTable('pages', {
  id: id().primaryKey(),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** Small documents by key: site configuration, menu, skin, agreements. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().$type<unknown>().notNull() })
