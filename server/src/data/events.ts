import type { NotedTopic } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import type { Executor } from './database'

/** PostgreSQL channel on which servers are told that the log of events has grown. */
export const EVENTS_CHANNEL = 'plaza_events'

/** Topic of withdrawn answers, by which servers tell each other (decision 0330); no page may listen to it. */
export type WithdrawalTopic = `${typeof WITHDRAWN}${string}`
export const WITHDRAWN = 'withdrawn:'

/**
 * Tells open pages on all servers that something of a topic changed, once the transaction commits. It must be the last
 * statement of the transaction: transactions that note events wait for each other from here to their commit.
 */
export async function noteEvent(db: Executor, topic: NotedTopic): Promise<void> {
  await noteEvents(db, [topic])
}

/** Tells of several topics in one statement; see `noteEvent`. */
export async function noteEvents(db: Executor, topics: readonly (NotedTopic | WithdrawalTopic)[]): Promise<void> {
  await db.execute(sql`select note_event(topic) from jsonb_array_elements_text(${JSON.stringify(topics)}::jsonb) topic`)
}
