import { text, timestamp } from 'drizzle-orm/pg-core'

/** Millisecond precision, so that a time in a cursor or an answer equals the stored one. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
/** Ids are text: seeded ones are short and readable, generated ones sort by time (see `newId`). */
export const id = () => text()
