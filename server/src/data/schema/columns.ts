import { text, timestamp } from 'drizzle-orm/pg-core'

/** Milliseconds, so that a moment in a cursor or an answer equals the one in the row. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
/** Ids are text: seeded ones are short and readable, made ones sort by time (see `newId`). */
export const id = () => text()
