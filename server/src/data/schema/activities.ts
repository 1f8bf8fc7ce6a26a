import type { Membership, Participation, SignedWay, SignWay, VolunteerSkill } from '@plaza/shared/api'
import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'
import { practiceOrganisations } from './practice/hours'
import { positions } from './practice/positions'

export const teams = pgTable(
  'teams',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    intro: text().notNull().default(''),
    logo: text(),
    slogan: text().notNull().default(''),
    /** In English; empty where there is none. */
    nameEn: text().notNull().default(''),
    introEn: text().notNull().default(''),
    sloganEn: text().notNull().default(''),
    district: text().notNull().default(''),
    street: text(),
    kind: text().notNull().default(''),
    kindEn: text(),
    foundedYear: integer(),
    /** Members and managers; more than have a row in the demo, as the participants of an activity. */
    members: integer().notNull().default(0),
    organisationId: id().references(() => practiceOrganisations.id),
    /** Tokens of the name, for the search. */
    tokens: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('teams_members').on(t.members.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('teams_kind').on(t.kind, t.members.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('teams_district').on(t.district, t.members.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('teams_street')
      .on(t.district, t.street, t.members.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isNotNull(t.street)),
    index('teams_tokens').using('gin', t.tokens),
  ],
)

/** A person's membership. Whoever never asked has no row. */
export const teamMembers = pgTable(
  'team_members',
  {
    teamId: id()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<Exclude<Membership, 'none'>>().notNull(),
    /** What the person wrote who asks to join. */
    note: text().notNull().default(''),
    /** Why a manager refused or removed the person. */
    reason: text().notNull().default(''),
    /** Since when this is the state. */
    since: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.userId] }),
    index('team_members_user').on(t.userId, t.since.desc().nullsFirst(), t.teamId.desc().nullsFirst()),
    index('team_members_team').on(t.teamId, t.since.desc().nullsFirst(), t.userId.desc().nullsFirst()),
    index('team_members_managers').on(t.teamId).where(sql`${t.state} = 'manager'`),
    index('team_members_pending').on(t.teamId, t.since, t.userId).where(sql`${t.state} = 'pending'`),
  ],
)

export const activities = pgTable(
  'activities',
  {
    id: id().primaryKey(),
    title: text().notNull(),
    titleEn: text(),
    image: text().notNull(),
    kind: text().notNull(),
    kindEn: text(),
    /** That are of use there. */
    skills: jsonb().$type<VolunteerSkill[]>().notNull().default([]),
    place: text().notNull(),
    placeEn: text(),
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
    cancelReason: text(),
    signBy: text().$type<SignWay>().notNull().default('either'),
    /** Those that repeat each week have the same. */
    seriesId: id(),
    /** The manager who published it; null in the demo, and once the account is closed. */
    userId: id().references(() => users.id, { onDelete: 'set null' }),
    publishKey: text(),
    /** How the demo computes this activity's times, to refresh them; null for users' activities. */
    anchoring: jsonb().$type<object>(),
  },
  (t) => [
    index('activities_starts').on(t.startsAt, t.id),
    index('activities_kind').on(t.kind, t.startsAt, t.id),
    index('activities_position').on(t.positionId, t.startsAt, t.id),
    index('activities_signup').on(t.signupOpensAt, t.id),
    index('activities_team').on(t.teamId, t.startsAt, t.id),
    index('activities_series').on(t.seriesId).where(isNotNull(t.seriesId)),
    uniqueIndex('activities_key').on(t.userId, t.publishKey).where(isNotNull(t.publishKey)),
    index('activities_kind_signup').on(t.kind, t.signupOpensAt, t.id),
    index('activities_running').using('gist', sql`tstzrange(${t.startsAt}, ${t.endsAt})`),
    check('activities_capacity', sql`${t.joined} >= 0 and ${t.joined} <= ${t.capacity}`),
  ],
)

export type JoinState = Exclude<Participation, 'none'>

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
    way: text().$type<SignedWay>(),
    /** Signed in or out by a call that came late: its hours are credited once a manager has looked at it. */
    toCheck: boolean().notNull().default(false),
    /** When a manager undid it: from then on there is time to appeal. */
    undoneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.userId] }),
    index('activity_joins_line').on(t.activityId, t.joinedAt, t.userId).where(sql`${t.state} = 'waiting'`),
    index('activity_joins_to_check').on(t.activityId).where(sql`${t.toCheck}`),
    index('activity_joins_newest').on(t.activityId, t.joinedAt.desc().nullsFirst(), t.userId.desc().nullsFirst()),
    index('activity_joins_user').on(t.userId, t.joinedAt.desc().nullsFirst(), t.activityId.desc().nullsFirst()),
  ],
)
