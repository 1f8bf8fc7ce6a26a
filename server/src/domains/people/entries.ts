import type { Author, PersonEntry } from '@plaza/shared/api'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { bans, users } from '../../data/schema/index'
import { followedColumn } from '../social/follow-columns'

// In an expression of its own: a query of one table names its columns without the table.
const isBanned = sql`exists (select 1 from ${bans} where ${sql`${bans.userId}`} = ${sql`${users.id}`} and ${sql`${bans.until}`} > now())`

/** The introduction of a user; who is banned for now says nothing about themselves to others. */
export const introFor = (readerId: string | undefined) =>
  sql<string>`case when ${sql`${users.id}`} <> ${readerId ?? ''} and ${isBanned} then '' else ${sql`${users.intro}`} end`

/** Public fields of a user in a list. */
export const personColumns = (readerId: string | undefined) => ({
  id: users.id,
  name: users.nickname,
  avatar: users.avatar,
  badge: users.badge,
  intro: introFor(readerId),
  followed: followedColumn(readerId, 'user', sql`${users.id}`),
})

interface AuthorRow {
  id: string
  name: string
  avatar: string | null
  badge: 'official' | 'anchor' | null
}

export const toAuthor = ({ id, name, avatar, badge }: AuthorRow): Author => ({
  ...{ id, name, avatar },
  ...(badge && { badge }),
})

export const toPerson = (
  row: AuthorRow & { intro: string; followed: boolean },
  readerId: string | undefined,
): PersonEntry => ({ ...toAuthor(row), intro: row.intro, followed: row.followed, own: row.id === readerId })

/** People by id, in the given order; unknown ones are left out. */
export async function peopleByIds(
  db: Executor,
  readerId: string | undefined,
  ids: readonly string[],
  where?: SQL,
): Promise<PersonEntry[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(personColumns(readerId))
    .from(users)
    .where(sql`${inArray(users.id, [...ids])} and ${where ?? sql`true`}`)
  const found = new Map(rows.map((row) => [row.id, toPerson(row, readerId)]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}
