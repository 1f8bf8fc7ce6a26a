import { type Circle, circles as endpoints } from '@plaza/shared/api'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { circles, follows, users } from '../../data/schema/index'
import { ofAllWithdrawals } from '../../transport/cache/changes'
import type { Context } from '../../transport/context'
import { handle, tagged } from '../../transport/handlers'
import { ascending, descending, type PageInput, pageOf, pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { notBlocked } from '../blocked'
import { INDEXED_PER_SEARCH, indexPending } from '../search/entries'
import { findEntries } from '../search/find'
import { followedColumn, followersColumn } from '../social/follow-columns'
import { setFollow } from '../social/follows'
import { circlePosts } from './posts'
import { restrictionsOf } from './restrictions'
import { managerRole } from './roles'
import { circleTag } from './tags'
import { circleTopics } from './topics'

const NEWEST_MEMBERS = 5

const circleColumns = (userId: string | undefined) => ({
  circle: circles,
  members: followersColumn('circle', sql`${circles.id}`),
  joined: followedColumn(userId, 'circle', sql`${circles.id}`),
})

const selectCircles = (db: Executor, userId: string | undefined, where: SQL | undefined) =>
  db.select(circleColumns(userId)).from(circles).where(where).$dynamic()

type CircleRow = Awaited<ReturnType<typeof selectCircles>>[number]

async function newestMembers(db: Executor, userId: string | undefined, ids: string[]) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ circle: string; id: string; name: string; avatar: string | null }>(sql`
    select circle.id as circle, ${users.id} as id, ${users.nickname} as name, ${users.avatar} as avatar
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) circle(id)
    cross join lateral (
      select ${follows.userId} as id, ${follows.createdAt} as at from ${follows}
      where ${follows.kind} = 'circle' and ${follows.targetId} = circle.id
        and ${notBlocked(userId, follows.userId) ?? sql`true`}
      order by ${follows.createdAt} desc limit ${NEWEST_MEMBERS}
    ) member join ${users} on ${users.id} = member.id order by member.at desc`)
  return rows
}

async function toCircles(db: Executor, userId: string | undefined, rows: CircleRow[]): Promise<Circle[]> {
  const people = await newestMembers(
    db,
    userId,
    rows.map(({ circle }) => circle.id),
  )
  const restrictions = await restrictionsOf(
    db,
    rows.map(({ circle }) => circle.id),
    userId,
  )
  return rows.map(({ circle, members, joined }) => ({
    id: circle.id,
    name: circle.name,
    image: circle.image,
    intro: circle.intro,
    notice: circle.notice,
    rules: circle.rules,
    members,
    posts: circle.posts,
    joined,
    members_only: circle.membersOnly,
    newest_members: people
      .filter((one) => one.circle === circle.id)
      .map(({ id, name, avatar }) => ({ id, name, avatar })),
    role: managerRole(circle, userId),
    restriction: restrictions.get(circle.id) ?? null,
  }))
}

const circleOrder = ascending(circles.sort, circles.id)
const latestJoined = descending(follows.createdAt, follows.targetId)

/** Circles that a user has joined, by an index of follows. */
const selectJoined = (db: Executor, userId: string, after: SQL | undefined) =>
  db
    .select({ ...circleColumns(userId), createdAt: follows.createdAt, targetId: follows.targetId })
    .from(follows)
    .innerJoin(circles, eq(circles.id, follows.targetId))
    .where(and(eq(follows.userId, userId), eq(follows.kind, 'circle'), after))
    .$dynamic()

/** Circles that fit words or pinyin, by the index of the site's search. */
async function findCircles(context: Context, question: string, page: PageInput) {
  const { db, user, secret } = context
  await indexPending(db, INDEXED_PER_SEARCH)
  const hits = await findEntries(db, { question, tab: 'circle' })
  const { ids, next } = pageOfIds(
    secret,
    `circles ${question}`,
    page,
    hits.map(({ id }) => id),
  )
  const found =
    ids.length > 0 ? await toCircles(db, user?.id, await selectCircles(db, user?.id, inArray(circles.id, ids))) : []
  return { list: ids.flatMap((id) => found.find((circle) => circle.id === id) ?? []), next }
}

export const circleHandlers = [
  tagged(endpoints.list, ofAllWithdrawals, async ({ query = {} }, context) => {
    const { db, user } = context
    if (query.q) return findCircles(context, query.q, query)
    const { rows, next } = await pageOf(context, query, circleOrder, (after) => selectCircles(db, user?.id, after))
    return { list: await toCircles(db, user?.id, rows), next }
  }),
  handle(endpoints.mine, async ({ query = {} }, context) => {
    const { db, person } = context
    const { rows, next } = await pageOf(context, query, latestJoined, (after) => selectJoined(db, person.id, after))
    return { list: await toCircles(db, person.id, rows), next }
  }),
  tagged(
    endpoints.detail,
    ({ params }) => circleTag(params.id),
    async ({ params }, { db, user }) => {
      const [circle] = await toCircles(db, user?.id, await selectCircles(db, user?.id, eq(circles.id, params.id)))
      if (!circle) throw refuse('contentGone')
      return circle
    },
  ),
  handle(endpoints.join, async ({ params: { id }, body: { on, invitation } }, { db, person }) => ({
    joined: on,
    members: await setFollow(db, person.id, { kind: 'circle', id, on, invitation }),
  })),
  tagged(
    endpoints.posts,
    ({ params }) => `posts:${params.id}`,
    ({ params, query = {} }, context) => circlePosts(context, params.id, query),
  ),
  handle(endpoints.topics, ({ params, query = {} }, context) => circleTopics(context, params.id, query)),
]
