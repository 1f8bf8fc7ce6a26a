import type { AdviceAudience, AdviceKind, AdviceState, AdviceStep } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import type { PostImage } from './community/circles'
import { operators } from './operations/operators'
import { users } from './people'

/** Departments of the town that answer advices. */
export const departments = pgTable(
  'departments',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    nameEn: text(),
    image: text(),
    intro: text().notNull().default(''),
    introEn: text(),
    phone: text().notNull().default(''),
    /** Working days for an answer where they differ from the kind's. */
    answerDays: smallint(),
    sort: integer().notNull().default(0),
  },
  (t) => [index('departments_sort').on(t.sort, t.id)],
)

/** Operators who decide for a department. */
export const departmentStaff = pgTable(
  'department_staff',
  {
    departmentId: id()
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    operator: text()
      .notNull()
      .references(() => operators.name, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.operator, t.departmentId] })],
)

/** Texts from which a department writes its answers. */
export const answerTemplates = pgTable(
  'answer_templates',
  {
    id: id().primaryKey(),
    departmentId: id()
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    changedBy: text().notNull(),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('answer_templates_department').on(t.departmentId, t.title)],
)

export const advices = pgTable(
  'advices',
  {
    id: id().primaryKey(),
    /** Counts up; the last part of the number that people are given. */
    serial: integer().generatedByDefaultAsIdentity(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    departmentId: id()
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    kind: text().$type<AdviceKind>().notNull(),
    title: text().notNull(),
    titleEn: text(),
    content: text().notNull(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    place: text(),
    audience: text().$type<AdviceAudience>().notNull(),
    /** Contains words that a person reviews first. */
    held: boolean().notNull().default(false),
    /** Why a reviewer hid it from all but its writer and its department; null if none did. */
    hiddenReason: text(),
    state: text().$type<AdviceState>().notNull().default('received'),
    /** Null where no answer is due. */
    dueAt: moment(),
    askedAt: moment(),
    answer: text(),
    answeredAt: moment(),
    /** The last answer came after its deadline. */
    answeredLate: boolean().notNull().default(false),
    reopenedAt: moment(),
    /** When the writer was told that the answer is late. */
    lateToldAt: moment(),
    score: smallint(),
    /** Tokens of the title, for similar advices. */
    tokens: text().array().notNull().default([]),
    /** Idempotency key, generated once per draft by the client. */
    publishKey: text(),
    createdAt: moment().notNull().defaultNow(),
    /** Others see it: kept by the database. */
    open: boolean()
      .notNull()
      .generatedAlwaysAs(sql`audience <> 'private' and not held and state <> 'refused' and hidden_reason is null`),
    /** What lists are filtered by: kept by the database. */
    phase: text()
      .$type<'waiting' | 'answered' | 'refused'>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when state in ('answered', 'closed') then 'answered' when state = 'refused' then 'refused' else 'waiting' end`,
      ),
  },
  (t) => [
    index('advices_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`${t.open}`),
    index('advices_department')
      .on(t.departmentId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.open}`),
    index('advices_phase').on(t.phase, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`${t.open}`),
    index('advices_kind').on(t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`${t.open}`),
    index('advices_due').on(t.departmentId, t.dueAt, t.id).where(sql`${t.phase} = 'waiting'`),
    index('advices_late').on(t.dueAt).where(sql`${t.phase} = 'waiting'`),
    index('advices_late_told').on(t.dueAt).where(sql`${t.phase} = 'waiting' and ${t.lateToldAt} is null`),
    index('advices_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('advices_tokens').using('gin', t.tokens),
    uniqueIndex('advices_publish_key').on(t.userId, t.publishKey),
  ],
)

/** Figures of a department by day of the site's calendar; kept by a trigger on `advices`. */
export const adviceCounts = pgTable(
  'advice_counts',
  {
    departmentId: id().notNull(),
    day: date({ mode: 'string' }).notNull(),
    received: integer().notNull().default(0),
    /** Of this day's answers. */
    answered: integer().notNull().default(0),
    answeredLate: integer().notNull().default(0),
    /** Seconds from an advice to its answer, added up. */
    waitSeconds: bigint({ mode: 'number' }).notNull().default(0),
    scored: integer().notNull().default(0),
    scores: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.departmentId, t.day] }), index('advice_counts_day').on(t.day)],
)

/** What happened to an advice; never changed. */
export const adviceSteps = pgTable(
  'advice_steps',
  {
    id: id().primaryKey(),
    adviceId: id()
      .notNull()
      .references(() => advices.id, { onDelete: 'cascade' }),
    step: text().$type<AdviceStep>().notNull(),
    departmentId: id().notNull(),
    /** Its writer; the log of the queue says who decided for the department. */
    actorId: id(),
    text: text(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('advice_steps_advice').on(t.adviceId, t.at, t.id)],
)
