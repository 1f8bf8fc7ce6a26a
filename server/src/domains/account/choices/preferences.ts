import { preferences as endpoints, type MutableKind, type Preferences } from '@plaza/shared/api'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { preferences } from '../../../data/schema/index'
import { handle } from '../../../transport/handlers'

type PreferencesRow = Pick<
  typeof preferences.$inferSelect,
  'mutedKinds' | 'isFindable' | 'showsFollows' | 'keepsHistory' | 'learnsFeed'
>

/** Of a person who changed nothing. */
const defaults: PreferencesRow = {
  ...{ mutedKinds: [], isFindable: true, showsFollows: true, keepsHistory: true, learnsFeed: true },
}

const toPreferences = (row: PreferencesRow): Preferences => ({
  muted_kinds: row.mutedKinds as MutableKind[],
  findable: row.isFindable,
  shows_follows: row.showsFollows,
  keeps_history: row.keepsHistory,
  learns_feed: row.learnsFeed,
})

async function readPreferences(db: Executor, userId: string): Promise<PreferencesRow> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId))
  return row ?? defaults
}

const without = (userId: SQLWrapper, choice: SQL): SQL =>
  sql`not exists (select 1 from ${preferences} where ${and(sql`${preferences.userId} = ${userId}`, choice)})`

/** Whether searches may find a person. */
export const isFindable = (userId: SQLWrapper): SQL => without(userId, sql`not ${preferences.isFindable}`)

/** Whether a reader may see whom a person follows; everybody sees their own. */
export const showsFollows = (userId: SQLWrapper, readerId: string | undefined): SQL =>
  sql`(${userId} = ${readerId ?? ''} or ${without(userId, sql`not ${preferences.showsFollows}`)})`

/** Whether what a person opens is added to their history. */
export async function keepsHistory(db: Executor, userId: string): Promise<boolean> {
  return (await readPreferences(db, userId)).keepsHistory
}

/** Whether a person's feed follows their interests. */
export async function learnsFeed(db: Executor, userId: string): Promise<boolean> {
  return (await readPreferences(db, userId)).learnsFeed
}

export const preferenceHandlers = [
  handle(endpoints.read, async (_, { db, person }) => toPreferences(await readPreferences(db, person.id))),
  handle(endpoints.change, async ({ body = {} }, { db, person }) => {
    const changes = {
      mutedKinds: body.muted_kinds && [...new Set(body.muted_kinds)],
      isFindable: body.findable,
      showsFollows: body.shows_follows,
      keepsHistory: body.keeps_history,
      learnsFeed: body.learns_feed,
    }
    if (Object.values(changes).some((value) => value !== undefined))
      await db
        .insert(preferences)
        .values({ userId: person.id, ...changes })
        .onConflictDoUpdate({ target: preferences.userId, set: changes })
    return toPreferences(await readPreferences(db, person.id))
  }),
]
