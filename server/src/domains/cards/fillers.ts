import type { CardType } from '@plaza/shared/api'
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import {
  activities,
  activityJoins,
  anchors,
  channels,
  circles,
  contents,
  followCounts,
  hoursLedger,
  organisations,
  posts,
  topics,
  voteOptions,
  votes,
} from '../../data/schema/index'
import { programmesNow } from '../channels/programmes'
import { contentsByIds } from '../contents/entity'
import { addressOfActivity } from '../page-addresses'
import { isShown } from '../shown'
import { accountItems, answeredItems, departmentItems, eventItems } from './civic-fillers'
import type { Filler } from './filler'

const byId = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]))

export const contentItems: Filler = async (db, ids) => byId(await contentsByIds(db, ids))

const albumItems: Filler = async (db, ids) => {
  const rows = await db
    .select({
      id: contents.id,
      title: contents.title,
      image: contents.image,
      track_count: contents.trackCount,
      views: contents.views,
    })
    .from(contents)
    .where(and(inArray(contents.id, ids), isShown.content))
  return byId(rows.map((row) => ({ ...row, image: row.image ?? '', track_count: row.track_count ?? 0 })))
}

const specialItems: Filler = async (db, ids) => {
  const rows = await db
    .select({ id: contents.id, title: contents.title, image: contents.image, summary: contents.summary })
    .from(contents)
    .where(and(inArray(contents.id, ids), isShown.content))
  return byId(rows.map((row) => ({ ...row, image: row.image ?? '', summary: row.summary ?? '' })))
}

const liveItems: Filler = async (db, ids) => {
  const rows = await db.select().from(channels).where(inArray(channels.id, ids))
  const now = await programmesNow(db, ids, new Date())
  return byId(
    rows.map(({ id, type, name, nameEn, image }) => ({
      id,
      type,
      name,
      ...(nameEn && { name_en: nameEn }),
      image,
      now: now.get(id)?.title ?? '',
    })),
  )
}

const anchorItems: Filler = async (db, ids) => {
  const rows = await db.select().from(anchors).where(inArray(anchors.id, ids))
  return byId(
    rows.map(({ id, name, avatar, title, intro }) => ({ id, name, image: avatar ?? '', note: title || intro })),
  )
}

const organisationItems: Filler = async (db, ids) => {
  const rows = await db.select().from(organisations).where(inArray(organisations.id, ids))
  return byId(rows.map(({ id, name, avatar, intro }) => ({ id, name, image: avatar ?? '', note: intro })))
}

/** Votes of visible posts, by post id. */
const voteItems: Filler = async (db, ids) => {
  const rows = await db
    .select({ id: posts.id, vote: votes.id, title: votes.title, voters: votes.voters, endsAt: votes.endsAt })
    .from(votes)
    .innerJoin(posts, eq(posts.id, votes.postId))
    .where(and(inArray(posts.id, ids), isShown.post))
  const options = await db
    .select({ vote: voteOptions.voteId, text: voteOptions.text })
    .from(voteOptions)
    .where(
      inArray(
        voteOptions.voteId,
        rows.map(({ vote }) => vote),
      ),
    )
    .orderBy(asc(voteOptions.sort))
  return byId(
    rows.map(({ id, vote, title, voters, endsAt }) => ({
      id,
      title,
      voters,
      ends_at: endsAt.toISOString(),
      options: options.filter((option) => option.vote === vote).map(({ text }) => text),
    })),
  )
}

/** Activities that have not begun. */
const countdownItems: Filler = async (db, ids) => {
  const coming = and(inArray(activities.id, ids), gt(activities.startsAt, sql`now()`), isNull(activities.cancelledAt))
  const rows = await db.select().from(activities).where(coming)
  return byId(
    rows.map(({ id, title, image, startsAt }) => ({
      id,
      title,
      image,
      at: startsAt.toISOString(),
      link: addressOfActivity(id),
    })),
  )
}

/** Totals of all volunteers. */
export async function volunteerStats(db: Executor): Promise<{ volunteers: number; hours: number; activities: number }> {
  const [people] = await db
    .select({ count: sql<number>`count(distinct ${activityJoins.userId})::int` })
    .from(activityJoins)
    .where(ne(activityJoins.state, 'cancelled'))
  const [given] = await db
    .select({ hours: sql<number>`coalesce(sum(${hoursLedger.hours}), 0)::float` })
    .from(hoursLedger)
  const held = await db.$count(activities, isNull(activities.cancelledAt))
  return { volunteers: people?.count ?? 0, hours: given?.hours ?? 0, activities: held }
}

const activityItems: Filler = async (db, ids) => {
  const rows = await db.select().from(activities).where(inArray(activities.id, ids))
  return byId(
    rows.map(({ id, title, titleEn, image, place, placeEn, startsAt, joined, capacity }) => ({
      id,
      title,
      ...(titleEn && { title_en: titleEn }),
      image,
      place,
      ...(placeEn && { place_en: placeEn }),
      starts_at: startsAt.toISOString(),
      joined,
      capacity,
    })),
  )
}

const circleItems: Filler = async (db, ids) => {
  const rows = await db
    .select({
      id: circles.id,
      name: circles.name,
      image: circles.image,
      posts: circles.posts,
      members: followCounts.followers,
    })
    .from(circles)
    .leftJoin(followCounts, and(eq(followCounts.kind, 'circle'), eq(followCounts.targetId, circles.id)))
    .where(inArray(circles.id, ids))
  return byId(rows.map((row) => ({ ...row, members: row.members ?? 0 })))
}

const topicItems: Filler = async (db, ids) => {
  const rows = await db
    .select({ id: topics.id, name: topics.name, posts: topics.posts })
    .from(topics)
    .where(inArray(topics.id, ids))
  return byId(rows.map((row) => ({ ...row, link: `/topic-detail/${row.id}` })))
}

/** Card types whose items reference things in the database. */
export const fillers: Partial<Record<CardType, Filler>> = {
  article_list: contentItems,
  waterfall: contentItems,
  audio_row: contentItems,
  video_row: contentItems,
  rank: contentItems,
  album_grid: albumItems,
  special_hero: specialItems,
  live_strip: liveItems,
  anchor_row: anchorItems,
  activity_list: activityItems,
  circle_row: circleItems,
  topic: topicItems,
  org_row: organisationItems,
  vote_card: voteItems,
  countdown: countdownItems,
  event_grid: eventItems,
  department_list: departmentItems,
  advice_list: answeredItems,
  matrix_row: accountItems,
}
