import type { ProjectFigure } from '@plaza/shared/api'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activities, teams } from '../activities'
import { id, moment } from '../columns'

export const projects = pgTable(
  'projects',
  {
    id: id().primaryKey(),
    title: text().notNull(),
    titleEn: text(),
    image: text(),
    summary: text().notNull(),
    summaryEn: text(),
    teamId: id().references(() => teams.id, { onDelete: 'set null' }),
    figures: jsonb().$type<ProjectFigure[]>().notNull().default([]),
    results: integer().notNull().default(0),
    beganAt: moment().notNull(),
    done: boolean().notNull().default(false),
  },
  (t) => [
    index('projects_began').on(t.beganAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('projects_done').on(t.done, t.beganAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)

export const projectActivities = pgTable(
  'project_activities',
  {
    projectId: id()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    activityId: id()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.activityId] })],
)

export const projectResults = pgTable(
  'project_results',
  {
    id: id().primaryKey(),
    projectId: id()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    titleEn: text(),
    content: text().notNull(),
    contentEn: text(),
    images: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (t) => [index('project_results_project').on(t.projectId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)
