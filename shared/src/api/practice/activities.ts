import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post, put } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf } from '../core/fields'
import { Html } from '../core/html'
import { Course } from './courses'

/** By the server's clock: before sign-up opens, open, full, running, ended, cancelled. */
export const ActivityState = v.picklist(['upcoming', 'open', 'full', 'running', 'ended', 'cancelled'])
export type ActivityState = v.InferOutput<typeof ActivityState>
/** The user's participation. */
export const Participation = v.picklist(['none', 'joined', 'signed-in', 'signed-out', 'cancelled'])
export type Participation = v.InferOutput<typeof Participation>
/** Steps that the server's state machine allows the user now; the client only renders them. */
export const ActivityStep = v.picklist(['join', 'cancel', 'sign-in', 'sign-out'])
export type ActivityStep = v.InferOutput<typeof ActivityStep>

/** Sign-in opens this many minutes before the start. */
export const SIGN_IN_EARLY_MINUTES = 30

const summary = {
  id: Id,
  title: v.string(),
  image: MediaUrl,
  kind: v.string(),
  kind_en: v.optional(v.string()),
  place: v.string(),
  district: v.string(),
  starts_at: Moment,
  ends_at: Moment,
  joined: Count,
  capacity: Count,
  hours: v.number(),
  state: ActivityState,
  team: v.object({ id: Id, name: v.string() }),
}
export const ActivitySummary = v.object(summary)
export type ActivitySummary = v.InferOutput<typeof ActivitySummary>

export const ActivityDetail = v.object({
  ...summary,
  body: Html,
  contact: v.string(),
  lat: v.number(),
  lng: v.number(),
  signup_opens_at: Moment,
  signup_closes_at: Moment,
  participation: Participation,
  steps: v.array(ActivityStep),
  /** Metres around the place within which sign-in by position works. */
  radius: Count,
  newest: v.array(Author),
  likes: Count,
  liked: v.boolean(),
  comments: Count,
  /** Hours credited to the user for this activity; null before sign-out. */
  credited_hours: v.nullable(v.number()),
  /** Only for team managers: the code for signing in and out, which changes every minute. */
  sign_code: v.nullable(v.string()),
})
export type ActivityDetail = v.InferOutput<typeof ActivityDetail>

/** Signing in and out needs the organiser's six-digit code or a position near the place. */
const SignBody = v.object({
  activity_id: Id,
  code: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
  lat: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  lng: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
})

export const activities = group('activities', {
  list: get('/civilized_activities', {
    summary: 'Volunteer activities: by state, by day or by kind; soonest first',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      state: v.optional(v.picklist(['open', 'running', 'upcoming', 'ended'])),
      date: v.optional(v.pipe(v.string(), v.isoDate())),
      kind: v.optional(v.string()),
    }),
    data: pageOf(ActivitySummary),
    missingPanel: true,
    cacheable: true,
  }),
  calendar: get('/civilized_activities/calendar', {
    summary: 'How many activities begin on each day of a month (YYYY-MM)',
    domain: 'asc',
    query: v.object({ month: v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)) }),
    data: v.object({ days: v.record(v.string(), Count) }),
    cacheable: true,
  }),
  detail: get('/civilized/:id', {
    summary: 'An activity',
    domain: 'asc',
    data: ActivityDetail,
    missingPanel: true,
    cacheable: true,
  }),
  participants: get('/civilized_user_joins', {
    summary: 'Who joined an activity; names masked',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, activity_id: Id }),
    data: pageOf(v.object({ ...Author.entries, participation: Participation })),
  }),
  mine: get('/my_join_activity', {
    summary: 'Own activities',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(v.object({ ...summary, participation: Participation })),
    needsToken: true,
  }),
  join: post('/civilized_user_join', {
    summary: 'Joins; never more people than places',
    domain: 'asc',
    body: v.object({ activity_id: Id }),
    data: ActivityDetail,
    needsToken: true,
    afterLogin: true,
  }),
  cancel: put('/cancel_user_join_civilized/:activity_id', {
    summary: 'Cancels joining',
    domain: 'asc',
    data: ActivityDetail,
    needsToken: true,
  }),
  signIn: post('/user_sign_civilized', {
    summary: 'Signs in',
    domain: 'asc',
    body: SignBody,
    data: ActivityDetail,
    needsToken: true,
  }),
  signOut: post('/user_sign_out_civilized', {
    summary: 'Signs out and credits the hours',
    domain: 'asc',
    body: SignBody,
    data: ActivityDetail,
    needsToken: true,
  }),
  config: get('/civilization_config', {
    summary: 'Configuration of civilisation practice',
    domain: 'asc',
    data: v.record(v.string(), v.string()),
    cacheable: true,
  }),
  classrooms: get('/civilized_classroom', {
    summary: 'Civilised classrooms',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Course),
    cacheable: true,
  }),
})
