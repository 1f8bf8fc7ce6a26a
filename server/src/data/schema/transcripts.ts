import type { VoiceKind } from '@plaza/shared/api'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { contents } from './contents'

/** A sentence and when it is heard, in seconds. */
export type CueRow = [start: number, end: number, text: string]

/** The words of an audio, or of an article's recording by a synthesised voice, and when each is heard. */
export const transcripts = pgTable('transcripts', {
  contentId: id()
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  cues: jsonb().$type<CueRow[]>().notNull(),
  /** Of the sentences that were read: with another one the recording is out of date. */
  textHash: text().notNull(),
  /** When the content was last changed before its text was compared. */
  comparedAt: moment().notNull(),
})

/** Recordings of an article in several voices, the usual one among them: the listener chooses. */
export const recordings = pgTable(
  'recordings',
  {
    contentId: id()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    kind: text().$type<VoiceKind>().notNull(),
    url: text().notNull(),
    seconds: integer().notNull(),
    cues: jsonb().$type<CueRow[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.kind] })],
)
