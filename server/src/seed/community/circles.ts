import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import {
  circles,
  followCounts,
  follows,
  invitations,
  invitedMembers,
  posts,
  topics,
  voteOptions,
  votes,
} from '../../data/schema/index'
import type { Demo } from '../demo/read'
import { createRandom, insertRows } from '../insert'
import { momentOf, resolvePast } from '../moments'
import { mentionsIn } from './mentions'

export const circleRows = (demo: Demo): (typeof circles.$inferInsert)[] =>
  demo.circles.map((circle, sort) => ({
    id: String(circle.id),
    name: circle.name,
    image: demo.media.picture(circle.cover).url,
    intro: circle.intro,
    notice: circle.notice,
    rules: circle.rules,
    ownerId: String(circle.owner),
    managerIds: circle.managers.map(String),
    membersOnly: circle.members_only,
    sort,
  }))

export const topicRows = (demo: Demo): (typeof topics.$inferInsert)[] =>
  demo.topics.map((topic, sort) => ({
    id: String(topic.id),
    circleId: String(topic.circle),
    name: topic.name,
    intro: topic.intro,
    image: topic.image === undefined ? null : demo.media.picture(topic.image).url,
    sort,
  }))

export async function seedCommunity(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, circles, circleRows(demo))
  await insertRows(db, topics, topicRows(demo))
  await seedMembers(db, demo, at)
  await insertRows(db, posts, postRows(demo, at))
  await seedInvitations(db, demo, at)
  await seedVotes(db, demo, at)
  await db.execute(
    sql`update ${circles} set posts = (select count(*) from ${posts} p where p.circle_id = ${circles}.id and p.state = 'shown')`,
  )
  await db.execute(
    sql`update ${topics} set (posts, participants) =
      (select count(*), count(distinct user_id) from ${posts} p where p.topic_id = ${topics}.id and p.state = 'shown')`,
  )
}

const MEMBERS_WITH_ROW = 12
const JOINED_AT = '18:40'

async function seedMembers(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(
    db,
    followCounts,
    demo.circles.map(({ id, members }) => ({ kind: 'circle' as const, targetId: String(id), followers: members })),
  )
  const rows = demo.circles.flatMap((circle, index) => {
    const others = demo.people
      .map(({ id }) => id)
      .filter((id) => (id + index) % 3 === 0)
      .slice(0, MEMBERS_WITH_ROW)
    return [...new Set([circle.owner, ...circle.managers, ...circle.joined, ...others])].map((userId, place) => ({
      kind: 'circle' as const,
      targetId: String(circle.id),
      userId: String(userId),
      createdAt: resolvePast(`edition-${place + 1} ${JOINED_AT}`, at),
    }))
  })
  await insertRows(db, follows, rows)
}

function videoOf({ clips, media }: Demo, id: string) {
  const { url, seconds, frame } = media.clip(id)
  const poster = clips.find((clip) => clip.id === id)?.poster
  return { url, seconds, ...frame, poster: poster === undefined ? null : media.picture(poster).url }
}

export const postRows = (demo: Demo, now: Date) =>
  demo.posts.map((post) => ({
    id: String(post.id),
    circleId: String(post.circle),
    userId: String(post.user),
    topicId: post.topic === undefined ? null : String(post.topic),
    content: post.text,
    mentions: mentionsIn(demo, post.text),
    images: post.pictures.map(demo.media.picture),
    video: post.video === undefined ? null : videoOf(demo, post.video),
    place: post.place ?? null,
    hasImages: post.pictures.length > 0,
    hasVote: post.vote !== undefined,
    pin: post.pinned ? 1 : 0,
    state: post.state,
    refusal: post.refusal ?? null,
    views: post.views,
    likes: post.likes,
    createdAt: resolvePast(post.published, now),
    publishedAt: post.state === 'shown' ? resolvePast(post.published, now) : null,
  }))

const withVote = ({ posts: all }: Demo) => all.flatMap(({ id, vote }) => (vote ? [{ id, vote }] : []))

export function voteRows(demo: Demo, now: Date) {
  const random = createRandom(61)
  return withVote(demo).map(({ id, vote }) => {
    const chosen = vote.options.reduce((sum, option) => sum + option.votes, 0)
    return {
      id: `v${id}`,
      postId: String(id),
      title: vote.title,
      multiple: vote.multiple,
      maxChoices: vote.max_choices ?? null,
      result: vote.result,
      endsAt: momentOf(vote.ends, now),
      voters: vote.multiple ? Math.ceil(chosen * (0.5 + random() / 5)) : chosen,
    }
  })
}

async function seedVotes(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, votes, voteRows(demo, at))
  await insertRows(
    db,
    voteOptions,
    withVote(demo).flatMap(({ id, vote }) =>
      vote.options.map(({ text, votes: count, picture }, sort) => ({
        id: `v${id}-${sort + 1}`,
        voteId: `v${id}`,
        text,
        image: picture === undefined ? null : demo.media.picture(picture).url,
        votes: count,
        sort,
      })),
    ),
  )
}

export const invitationRows = (demo: Demo, now: Date) =>
  demo.invitations.map(({ code, user, circle, post, since }) => ({
    code,
    userId: String(user),
    target: post === undefined ? ('circle' as const) : ('post' as const),
    targetId: String(post ?? circle),
    circleId: String(circle),
    createdAt: resolvePast(since, now),
    startsAt: resolvePast(since, now),
  }))

async function seedInvitations(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, invitations, invitationRows(demo, at))
  await insertRows(
    db,
    invitedMembers,
    demo.invitations.flatMap(({ code, circle, since, joined }) =>
      joined.map((userId) => ({
        ...{ code, circleId: String(circle), userId: String(userId) },
        createdAt: resolvePast(since, at),
      })),
    ),
  )
}
