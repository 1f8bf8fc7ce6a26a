import type { Lesson } from '@plaza/shared/api'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

export const courses = pgTable(
  'courses',
  {
    id: id().primaryKey(),
    title: text().notNull(),
    titleEn: text(),
    image: text().notNull(),
    intro: text().notNull(),
    introEn: text(),
    teacher: text().notNull(),
    teacherEn: text(),
    sort: integer().notNull(),
  },
  (t) => [index('courses_sort').on(t.sort, t.id)],
)

export const lessons = pgTable(
  'lessons',
  {
    id: id().primaryKey(),
    courseId: id()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
    title: text().notNull(),
    titleEn: text(),
    minutes: integer().notNull(),
    /** Null: a lesson to read. */
    video: jsonb().$type<NonNullable<Lesson['video']>>(),
    body: text().notNull(),
    bodyEn: text(),
  },
  (t) => [index('lessons_course').on(t.courseId, t.sort, t.id)],
)

/** How far a person is in a lesson, and their note on it. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: id()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    courseId: id()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    seconds: integer().notNull().default(0),
    done: boolean().notNull().default(false),
    note: text().notNull().default(''),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] }), index('lesson_progress_course').on(t.userId, t.courseId)],
)
