import { foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { releases } from './registry'

/** Preview links of unpublished contents; an ended link is invalid. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id().primaryKey(),
    content: text().notNull(),
    until: moment().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (t) => [index('preview_links_content').on(t.content, t.until)],
)

/** Links that show a published release to whoever opens them, whatever the rules say; an ended link is invalid. */
export const releasePreviews = pgTable(
  'release_previews',
  {
    id: id().primaryKey(),
    remote: text().notNull(),
    release: text().notNull(),
    /** Path that the link opens. */
    path: text().notNull(),
    until: moment().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (t) => [
    foreignKey({ columns: [t.remote, t.release], foreignColumns: [releases.remote, releases.release] }).onDelete(
      'cascade',
    ),
    index('release_previews_until').on(t.until),
  ],
)
