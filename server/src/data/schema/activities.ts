import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'
import { practiceOrganisations } from './practice/hours'
import { positions } from './practice/positions'

export const teams = pgTable('teams', {
  id: id().primaryKey(),
  name: text().notNull(),
  intro: text().notNull().default(''),
  organisationId: id().references(() => practiceOrganisations.id),
})

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: id()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<'member' | 'manager'>().notNull().default('member'),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.userId] }), index('team_members_user').on(t.userId)],
)

export const activities = pgTable(
  'activities',
  {
    id: id().primaryKey(),
    title: text().notNull(),
    image: text().notNull(),
    kind: text().notNull(),
    kindEn: text(),
    place: text().notNull(),
    /** The place of practice where it takes place, if it is one. */
    positionId: id().references(() => positions.id, { onDelete: 'set null' }),
    district: text().notNull(),
    body: text().notNull().default(''),
    contact: text().notNull().default(''),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    radius: integer().notNull().default(300),
    hours: doublePrecision().notNull(),
    capacity: integer().notNull(),
    joined: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    teamId: id()
      .notNull()
      .references(() => teams.id),
    signupOpensAt: moment().notNull(),
    signupClosesAt: moment().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    cancelledAt: moment(),
    /** How the demo computes this activity's times, to refresh them; null for users' activities. */
    anchoring: jsonb().$type<object>(),
  },
  (t) => [
    index('activities_starts').on(t.startsAt, t.id),
    index('activities_kind').on(t.kind, t.startsAt, t.id),
    index('activities_position').on(t.positionId, t.startsAt, t.id),
    index('activities_signup').on(t.signupOpensAt, t.id),
    index('activities_kind_signup').on(t.kind, t.signupOpensAt, t.id),
    index('activities_running').using('gist', sql`tstzrange(${t.startsAt}, ${t.endsAt})`),
    check('activities_capacity', sql`${t.joined} >= 0 and ${t.joined} <= ${t.capacity}`),
  ],
)

export type JoinState = 'joined' | 'signed-in' | 'signed-out' | 'cancelled'

export const activityJoins = pgTable(
  'activity_joins',
  {
    activityId: id()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<JoinState>().notNull(),
    joinedAt: moment().notNull(),
    signedInAt: moment(),
    signedOutAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.userId] }),
    index('activity_joins_newest').on(t.activityId, t.joinedAt.desc().nullsFirst(), t.userId.desc().nullsFirst()),
    index('activity_joins_user').on(t.userId, t.joinedAt.desc().nullsFirst(), t.activityId.desc().nullsFirst()),
  ],
)
