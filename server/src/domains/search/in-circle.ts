import type { DataOf, searches } from '@plaza/shared/api'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { circles, follows, topics } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type PageInput, pageOfIds } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { postsByIds } from '../circles/posts'
import { toTopic } from '../circles/topics'
import { peopleByIds } from '../people/entries'
import { findEntries } from './find'
import { marksOf } from './marks'

type CircleResults = DataOf<typeof searches.posts>

/** Topics and members that a page of results begins with. */
const FIRST_TOPICS = 10
const FIRST_PEOPLE = 20

type Query = PageInput & { q: string }

/** Posts of a circle by words, with its topics and members on the first page. */
export async function searchCircle(context: Context, circleId: string, { q, ...page }: Query): Promise<CircleResults> {
  const { db, user } = context
  const [circle] = await db.select({ membersOnly: circles.membersOnly }).from(circles).where(eq(circles.id, circleId))
  if (!circle) throw refuse('contentGone')
  const seesMembers = !circle.membersOnly || (await isMember(context, circleId))
  const query = { question: q, readerId: user?.id }
  const hits = await findEntries(db, { ...query, tab: 'post', circleId })
  const { ids, next } = pageOfIds(
    context.secret,
    `circle ${circleId} ${q}`,
    page,
    hits.map(({ id }) => id),
  )
  const found = await postsByIds(context, ids)
  const isFirst = page.cursor === undefined
  return {
    list: found.map((post) => ({ ...post, marks: marksOf(post.content, q) })),
    next,
    total: hits.length,
    topics: isFirst ? await findTopics(context, q, circleId) : [],
    people: isFirst && seesMembers ? await findMembers(context, q, circleId) : [],
  }
}

async function findTopics({ db }: Context, q: string, circleId: string): Promise<CircleResults['topics']> {
  const hits = await findEntries(db, { question: q, tab: 'topic', circleId, limit: FIRST_TOPICS, similar: false })
  const ids = hits.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.select().from(topics).where(inArray(topics.id, ids)) : []
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({ ...toTopic(row), marks: marksOf(row.name, q) }))
}

/** Who is in a circle of members is told to its members alone. */
async function isMember({ db, user }: Context, circleId: string): Promise<boolean> {
  const whose = and(eq(follows.kind, 'circle'), eq(follows.targetId, circleId), eq(follows.userId, user?.id ?? ''))
  return (await db.select({ id: follows.userId }).from(follows).where(whose)).length > 0
}

async function findMembers({ db, user }: Context, q: string, circleId: string): Promise<CircleResults['people']> {
  // `offset 0` keeps it a filter of each person: as a join it reads all members of a large circle.
  const isFollower = sql`exists (select 1 from follows f
    where f.user_id = matching.id and f.kind = 'circle' and f.target_id = ${circleId} offset 0)`
  const hits = await findEntries(db, {
    ...{ question: q, tab: 'person', readerId: user?.id, limit: FIRST_PEOPLE, similar: false },
    filter: isFollower,
  })
  const found = await peopleByIds(
    db,
    user?.id,
    hits.map(({ id }) => id),
  )
  return found.map((person) => ({ ...person, marks: marksOf(person.name, q) }))
}
