import { people as endpoints, type FollowedItem, type FollowKind } from '@plaza/shared/api'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { advices, follows } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { hasTokens } from '../search/by-words'
import { marksOf } from '../search/marks'
import { plansOf } from '../search/tokens'
import { type FollowRow, followedThings } from './followed-things'
import { pageOfOwn } from './own-search'

type Query = NonNullable<HandlerInput<typeof endpoints.following>['query']>

const ofShelf = descending(follows.createdAt, follows.kind, follows.targetId)
const ofKind = descending(follows.createdAt, follows.targetId)

/** Source of the site's search index; letters of citizens have tokens of their own. */
const source = sql`(case ${follows.kind} when 'album' then 'content' when 'user' then 'person' else ${follows.kind} end)`

/** A letter whose title has the words. */
function isNamedAdvice(q: string | undefined): SQL | undefined {
  const [literal] = q ? plansOf(q) : []
  if (!literal) return undefined
  return sql`(${follows.kind} = 'advice' and exists (select 1 from ${advices}
    where ${advices.id} = ${follows.targetId} and ${hasTokens(advices.tokens, literal)}))`
}

/** What the user follows or subscribes to; what was hidden or deleted since is left out. */
async function listFollowing(context: Context, { kind, shelf = 'follows', q, ...page }: Query) {
  const { db, person } = context
  const some = kind ? eq(follows.kind, kind) : eq(follows.shelf, shelf)
  const { rows, next } = await pageOfOwn(context, q, { source, id: follows.targetId }, (found) =>
    pageOf(context, page, kind ? ofKind : ofShelf, (after) =>
      db
        .select({
          kind: follows.kind,
          targetId: follows.targetId,
          createdAt: follows.createdAt,
          seenAt: follows.seenAt,
        })
        .from(follows)
        .where(and(eq(follows.userId, person.id), some, found && or(found, isNamedAdvice(q)), after)),
    ),
  )
  const things = await followedThings(db, person.id, rows)
  return { list: rows.flatMap((row) => toItem(row, things.get(`${row.kind}:${row.targetId}`), q)), next }
}

type ItemDetails = Omit<FollowedItem, 'kind' | 'id' | 'followed_at' | 'marks'>

const toItem = (row: FollowRow, thing: ItemDetails | undefined, q: string | undefined): FollowedItem[] =>
  thing
    ? [
        {
          kind: row.kind as FollowKind,
          id: row.targetId,
          followed_at: row.createdAt.toISOString(),
          ...thing,
          ...(q !== undefined && { marks: marksOf(thing.name, q) }),
        },
      ]
    : []

export const followingHandlers = [
  handle(endpoints.following, ({ query = {} }, context) => listFollowing(context, query)),
]
