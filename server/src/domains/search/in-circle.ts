import type { DataOf, searches } from '@plaza/shared/api'
import { eq, inArray, sql } from 'drizzle-orm'
import { circles, searchEntries, topics } from '../../data/schema/index'
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
  const [circle] = await db.select({ id: circles.id }).from(circles).where(eq(circles.id, circleId))
  if (!circle) throw refuse('contentGone')
  const query = { question: q, readerId: user?.id }
  const inCircle = eq(searchEntries.circleId, circleId)
  const hits = await findEntries(db, { ...query, tab: 'post', where: inCircle })
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
    topics: isFirst ? await findTopics(context, q, inCircle) : [],
    people: isFirst ? await findMembers(context, q, circleId) : [],
  }
}

async function findTopics({ db }: Context, q: string, where: ReturnType<typeof eq>): Promise<CircleResults['topics']> {
  const hits = await findEntries(db, { question: q, tab: 'topic', where, limit: FIRST_TOPICS, similar: false })
  const ids = hits.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.select().from(topics).where(inArray(topics.id, ids)) : []
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({ ...toTopic(row), marks: marksOf(row.name, q) }))
}

async function findMembers({ db, user }: Context, q: string, circleId: string): Promise<CircleResults['people']> {
  // `offset 0` keeps it a filter of each person found: as a join it reads all members of a large circle.
  const isMember = sql`exists (select 1 from follows f
    where f.user_id = ${searchEntries.id} and f.kind = 'circle' and f.target_id = ${circleId} offset 0)`
  const hits = await findEntries(db, {
    ...{ question: q, tab: 'person', readerId: user?.id, limit: FIRST_PEOPLE, similar: false },
    where: isMember,
  })
  const found = await peopleByIds(
    db,
    user?.id,
    hits.map(({ id }) => id),
  )
  return found.map((person) => ({ ...person, marks: marksOf(person.name, q) }))
}
