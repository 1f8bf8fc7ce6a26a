import type { PersonEntry } from '@plaza/shared/api'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { follows, searchEntries, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { isFindable } from '../account/choices/preferences'
import { notBlocked } from '../blocked'
import { INDEXED_PER_SEARCH, indexPending } from '../search/entries'
import { findEntries } from '../search/find'
import { peopleByIds } from './entries'

const MAX_SUGGESTIONS = 20

interface SuggestionQuery {
  q?: string | undefined
  circle_id?: string | undefined
}

/** Whom a person may mention: neither the person, nor who is blocked, nor who blocked them. */
const mentionable = (userId: string, id: SQL): SQL =>
  sql`${id} <> ${userId} and ${notBlocked(userId, id)}
    and not exists (select 1 from blocks b where b.user_id = ${id} and b.blocked_id = ${userId})`

/** The latest follows of a kind; `of` is the column that a person's id is in. */
const latestIds = async (db: Executor, userId: string, of: 'followed' | 'members', where: SQL | undefined) => {
  const id = of === 'followed' ? follows.targetId : follows.userId
  const rows = await db
    .select({ id })
    .from(follows)
    .innerJoin(users, eq(users.id, id))
    .where(and(where, mentionable(userId, sql`${id}`)))
    .orderBy(desc(follows.createdAt))
    .limit(MAX_SUGGESTIONS)
  return rows.map((row) => row.id)
}

const isFollowed = (userId: string): SQL =>
  sql`exists (select 1 from ${follows} f where f.user_id = ${userId} and f.kind = 'user' and f.target_id = ${searchEntries.id})`
const isMember = (circleId: string): SQL =>
  sql`exists (select 1 from ${follows} f where f.user_id = ${searchEntries.id} and f.kind = 'circle' and f.target_id = ${circleId})`

async function namedIds(db: Executor, userId: string, question: string, circleId: string | undefined) {
  const among = (where: SQL) =>
    findEntries(db, { question, tab: 'person', limit: MAX_SUGGESTIONS, readerId: userId, where, similar: false })
  const groups = [isFollowed(userId), ...(circleId ? [isMember(circleId)] : []), sql`true`]
  const found: string[] = []
  for (const group of groups) {
    if (found.length >= MAX_SUGGESTIONS) break
    const hits = await among(sql`${group} and ${mentionable(userId, sql`${searchEntries.id}`)}`)
    found.push(...hits.map(({ id }) => id))
  }
  return found
}

/** People to mention: followed ones first, then members of the circle, then others with such a name. */
export async function suggestPeople({ db, person }: Context, query: SuggestionQuery): Promise<PersonEntry[]> {
  await indexPending(db, INDEXED_PER_SEARCH)
  const question = query.q?.trim()
  const circle = query.circle_id
  const ids = question
    ? await namedIds(db, person.id, question, circle)
    : [
        ...(await latestIds(db, person.id, 'followed', and(eq(follows.userId, person.id), eq(follows.kind, 'user')))),
        ...(circle
          ? await latestIds(
              ...([db, person.id, 'members'] as const),
              and(eq(follows.kind, 'circle'), eq(follows.targetId, circle), isFindable(follows.userId)),
            )
          : []),
      ]
  return (await peopleByIds(db, person.id, [...new Set(ids)].slice(0, MAX_SUGGESTIONS))).slice(0, MAX_SUGGESTIONS)
}
