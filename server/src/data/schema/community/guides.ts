import type { Guide, GuidePlace, ServiceItem } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

/** An office of a guide. Its days are numbered from Monday, 1, to Sunday, 7; times are 08:30. */
export interface StoredGuidePlace extends Omit<GuidePlace, 'hours'> {
  hours: { days: number[]; from: string; to: string }[]
  /** Otherwise it is closed on public holidays. */
  open_on_holidays?: true | undefined
}

/** A guide without what the database counts or joins. */
export type GuideDocument = Omit<Guide, 'id' | 'places' | 'related' | 'updated_at' | 'useful'> & {
  places: StoredGuidePlace[]
  related: string[]
}

export const guides = pgTable(
  'guides',
  {
    id: id().primaryKey(),
    theme: text().notNull(),
    department: text().notNull(),
    /** Position among those often used; null for the others. */
    hot: integer(),
    sort: integer().notNull(),
    title: text().notNull(),
    /** What is searched besides the title: department, English title, summary and conditions. */
    words: text().notNull(),
    document: jsonb().$type<GuideDocument>().notNull(),
    useful: integer().notNull().default(0),
    notUseful: integer().notNull().default(0),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('guides_sort').on(t.sort, t.id),
    index('guides_theme').on(t.theme, t.sort, t.id),
    index('guides_department').on(t.department, t.sort, t.id),
    index('guides_hot').on(t.hot, t.id).where(sql`hot is not null`),
  ],
)

/** Guides by life event, in the order of its list. */
export const guideEvents = pgTable(
  'guide_events',
  {
    event: text().notNull(),
    sort: integer().notNull(),
    guideId: id()
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.event, t.sort, t.guideId] }), index('guide_events_guide').on(t.guideId)],
)

/** Whether a guide was useful: one row per user and one per device. */
export const guideRatings = pgTable(
  'guide_ratings',
  {
    id: id().primaryKey(),
    guideId: id()
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
    userId: id().references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the device's cookie, or of the address of a browser without cookies. */
    device: text().notNull(),
    useful: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('guide_ratings_device').on(t.guideId, t.device),
    uniqueIndex('guide_ratings_user').on(t.guideId, t.userId),
    index('guide_ratings_of_user').on(t.userId),
  ],
)

/** Services of the town, by group. */
export const services = pgTable(
  'services',
  {
    id: id().primaryKey(),
    groupId: id().notNull(),
    sort: integer().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    document: jsonb().$type<Pick<ServiceItem, 'title_en' | 'note_en' | 'icon' | 'link' | 'module'>>().notNull(),
  },
  (t) => [index('services_sort').on(t.sort, t.id)],
)
