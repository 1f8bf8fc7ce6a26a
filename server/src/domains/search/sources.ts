import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  anchors,
  channels,
  circles,
  contents,
  followCounts,
  guides,
  organisations,
  posts,
  services,
  topics,
  transcripts,
  users,
} from '../../data/schema/index'
import { isFindable } from '../account/choices/preferences'
import { introFor } from '../people/entries'
import { isShown } from '../shown'
import type { SourceReader } from './document'
import { practiceSources } from './practice-sources'

/** A title is indexed and shown up to this many characters: a post is its own title. */
export const TITLE_SIGNS = 120

const kindOfType: Readonly<Record<number, string>> = {
  1: 'audio',
  2: 'audio',
  3: 'article',
  4: 'video',
  5: 'special',
  7: 'atlas',
  12: 'video',
  15: 'video',
}

const readContents: SourceReader = async (db, ids) => {
  const rows = await db
    .select({
      id: contents.id,
      type: contents.type,
      title: contents.title,
      summary: contents.summary,
      image: contents.image,
      note: contents.source,
      at: contents.publishedAt,
      views: contents.views,
      linkAddress: contents.linkAddress,
      cues: transcripts.cues,
    })
    .from(contents)
    .leftJoin(transcripts, eq(transcripts.contentId, contents.id))
    .where(and(inArray(contents.id, [...ids]), isShown.content))
  return rows.map(({ cues, ...row }) => ({
    ...row,
    kind: kindOfType[row.type] ?? 'article',
    summary: row.summary ?? '',
    ...(cues && { cues }),
  }))
}

const followersOf = (kind: string, id: ReturnType<typeof sql>) =>
  sql<number>`coalesce((select ${followCounts.followers} from ${followCounts} where ${followCounts.kind} = ${kind} and ${followCounts.targetId} = ${id}), 0)`

const plainRow = { note: '', at: null }

const readChannels: SourceReader = async (db, ids) => {
  const rows = await db
    .select({
      id: channels.id,
      type: channels.type,
      title: channels.name,
      summary: channels.slogan,
      image: channels.image,
      views: channels.views,
    })
    .from(channels)
    .where(inArray(channels.id, [...ids]))
  return rows.map((row) => ({ ...plainRow, ...row, kind: 'channel' }))
}

const readSpeakers =
  (kind: 'anchor' | 'organisation', table: typeof anchors | typeof organisations, type: number): SourceReader =>
  async (db, ids) => {
    const rows = await db
      .select({
        id: table.id,
        title: table.name,
        summary: table.intro,
        image: table.avatar,
        views: followersOf(kind, sql`${table.id}`),
      })
      .from(table)
      .where(inArray(table.id, [...ids]))
    return rows.map((row) => ({ ...plainRow, ...row, kind, type }))
  }

const readCircles: SourceReader = async (db, ids) => {
  const rows = await db
    .select({
      id: circles.id,
      title: circles.name,
      summary: circles.intro,
      image: circles.image,
      views: followersOf('circle', sql`${circles.id}`),
    })
    .from(circles)
    .where(inArray(circles.id, [...ids]))
  return rows.map((row) => ({ ...plainRow, ...row, kind: 'circle', type: null }))
}

const readPosts: SourceReader = async (db, ids) => {
  const rows = await db
    .select({
      id: posts.id,
      title: sql<string>`left(${posts.content}, ${TITLE_SIGNS})`,
      images: posts.images,
      note: circles.name,
      circleId: posts.circleId,
      authorId: posts.userId,
      at: posts.createdAt,
      views: posts.views,
    })
    .from(posts)
    .innerJoin(circles, eq(circles.id, posts.circleId))
    .where(and(inArray(posts.id, [...ids]), isShown.post))
  return rows.map(({ images, ...row }) => ({
    ...row,
    kind: 'post',
    type: null,
    summary: '',
    image: images[0]?.url ?? null,
  }))
}

const readTopics: SourceReader = async (db, ids) => {
  const rows = await db
    .select({
      id: topics.id,
      title: topics.name,
      summary: topics.intro,
      image: topics.image,
      note: circles.name,
      circleId: topics.circleId,
      views: topics.posts,
    })
    .from(topics)
    .innerJoin(circles, eq(circles.id, topics.circleId))
    .where(inArray(topics.id, [...ids]))
  return rows.map((row) => ({ ...row, kind: 'topic', type: null, at: null }))
}

const readPeople: SourceReader = async (db, ids) => {
  const rows = await db
    .select({
      id: users.id,
      title: users.nickname,
      summary: introFor(undefined),
      words: users.intro,
      image: users.avatar,
      badge: users.badge,
      views: followersOf('user', sql`${users.id}`),
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.closedAt), isFindable(users.id)))
  return rows.map(({ badge, ...row }) => ({
    ...{ ...plainRow, ...row, kind: 'person', authorId: row.id },
    type: null,
    ...(badge && { badge }),
  }))
}

const readGuides: SourceReader = async (db, ids) => {
  const rows = await db
    .select({
      id: guides.id,
      title: guides.title,
      words: guides.words,
      document: guides.document,
      views: guides.useful,
    })
    .from(guides)
    .where(inArray(guides.id, [...ids]))
  return rows.map(({ document, ...row }) => ({
    ...row,
    ...{ kind: 'guide', type: null, image: null, at: null },
    summary: document.summary,
    note: document.department.name,
    english: { title: document.title_en, summary: document.summary_en, note: document.department.name_en },
  }))
}

const readServices: SourceReader = async (db, ids) => {
  const rows = await db
    .select()
    .from(services)
    .where(inArray(services.id, [...ids]))
  return rows.map(({ id, title, note, document }) => ({
    ...plainRow,
    ...{ id, title, kind: 'service', type: null, image: null, views: 0 },
    summary: note,
    words: [note, document.title_en, document.note_en].join(' '),
    english: { title: document.title_en, summary: document.note_en },
    linkAddress: document.link,
  }))
}

/** Tables whose rows are searchable. */
export const sources = {
  content: readContents,
  channel: readChannels,
  anchor: readSpeakers('anchor', anchors, 2),
  organisation: readSpeakers('organisation', organisations, 3),
  circle: readCircles,
  post: readPosts,
  topic: readTopics,
  person: readPeople,
  guide: readGuides,
  service: readServices,
  ...practiceSources,
} as const satisfies Record<string, SourceReader>
export type SearchSource = keyof typeof sources
export const isSource = (name: string): name is SearchSource => name in sources
