import * as v from 'valibot'
import { Author } from '../../core/content-entity'
import { get, group, post, put } from '../../core/endpoint'
import { Count, Id, LocationQuery, MediaUrl, Moment, NumberQuery, PageQuery, pageOf, text } from '../../core/fields'
import { Html } from '../../core/html'
import { defineLifecycle, type StateOf, type StepOf } from '../../core/lifecycle'
import { Course } from '../courses'
import { NamedPosition } from '../position-kind'
import { ScannedCode } from '../scans'
import { TeamName } from '../team-name'
import { VolunteerSkill } from '../volunteers'

/** By the server's clock: before sign-up opens, open, full, running, ended, cancelled. */
export const ActivityState = v.picklist(['upcoming', 'open', 'full', 'running', 'ended', 'cancelled'])
export type ActivityState = v.InferOutput<typeof ActivityState>
/**
 * A person in an activity: anybody who is logged in may take part. Without a free place they wait in a line, which moves up by itself when a place is given
 * back. `leader`: a manager of the team. A sign-in that came late from a phone without a network is to be checked,
 * and so is a sign-out after less than half of the activity, of somebody who was at another one or leads the team; `undo-sign-in` is
 * what a manager does with one that is wrong.
 */
export const participationLifecycle = defineLifecycle({
  initial: 'none',
  steps: {
    join: { from: ['none', 'cancelled'], to: 'joined', by: ['participant'] },
    wait: { from: ['none', 'cancelled'], to: 'waiting', by: ['participant'] },
    'move-up': { from: ['waiting'], to: 'joined', by: ['clock'] },
    cancel: { from: ['joined', 'waiting'], to: 'cancelled', by: ['participant'] },
    'sign-in': { from: ['joined'], to: 'signed-in', by: ['participant', 'leader'] },
    'sign-out': { from: ['signed-in'], to: 'signed-out', by: ['participant', 'leader'] },
    'undo-sign-in': { from: ['signed-in', 'signed-out'], to: 'joined', by: ['leader'] },
    'accept-appeal': { from: ['joined', 'signed-in', 'signed-out'], to: 'signed-out', by: ['leader'] },
  },
})
export type ParticipationStep = StepOf<typeof participationLifecycle>
export const Participation = v.picklist(['none', 'waiting', 'joined', 'signed-in', 'signed-out', 'cancelled'])
export type Participation = StateOf<typeof participationLifecycle>
/** Steps that the server's state machine allows the user now; the client only renders them. */
export const ActivityStep = v.picklist(['join', 'wait', 'cancel', 'sign-in', 'sign-out', 'appeal'])
export type ActivityStep = v.InferOutput<typeof ActivityStep>
/** How people prove that they are there. */
export const SignWay = v.picklist(['either', 'code', 'position', 'both'])
export type SignWay = v.InferOutput<typeof SignWay>

/** A person who was there but not signed in says so within this many days after the end. */
export const APPEAL_DAYS = 7
export const APPEAL_TEXT_MAX = 300
export const APPEAL_PICTURES = 3

export const AppealState = v.picklist(['waiting', 'accepted', 'refused'])
export const OwnAppeal = v.object({ state: AppealState, reason: v.nullable(v.string()) })

const summary = {
  id: Id,
  title: v.string(),
  title_en: v.optional(v.string()),
  image: MediaUrl,
  kind: v.string(),
  kind_en: v.optional(v.string()),
  /** That are of use there; none: nothing in particular. */
  skills: v.optional(v.array(VolunteerSkill)),
  /** In a list of what fits the user: why, by their skills and by what they did before. */
  fit: v.optional(v.object({ skills: v.array(VolunteerSkill), kind: v.boolean() })),
  place: v.string(),
  place_en: v.optional(v.string()),
  district: v.string(),
  starts_at: Moment,
  ends_at: Moment,
  joined: Count,
  capacity: Count,
  hours: v.number(),
  state: ActivityState,
  team: TeamName,
}
export const ActivitySummary = v.object(summary)
export type ActivitySummary = v.InferOutput<typeof ActivitySummary>

export const ActivityDetail = v.object({
  ...summary,
  body: Html,
  contact: v.string(),
  /** The place of practice where it is, if it is one. */
  position: v.optional(NamedPosition),
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
  sign_by: SignWay,
  /** How many wait for a place, and the user's place in that line. */
  waiting: Count,
  line_place: v.nullable(Count),
  /** The hours are credited when a manager has checked when the person was there. */
  to_check: v.boolean(),
  appeal: v.nullable(OwnAppeal),
  /** The user manages the team. */
  manages: v.boolean(),
  /** Why it was called off. */
  cancel_reason: v.nullable(v.string()),
})
export type ActivityDetail = v.InferOutput<typeof ActivityDetail>

/**
 * Signing in and out needs the organiser's code, as six digits or scanned, a position near the place, or both. `kept`: it
 * was scanned without a network and is sent later; the code's own signed time says when.
 */
const SignBody = v.object({
  activity_id: Id,
  code: v.optional(v.union([v.pipe(v.string(), v.regex(/^\d{6}$/)), ScannedCode])),
  lat: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  lng: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  kept: v.optional(v.boolean()),
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
      district: v.optional(v.pipe(v.string(), v.maxLength(40))),
      team_id: v.optional(Id),
      /** Only those that fit the user: no other activity at that time, of a kind that they did before or a skill of theirs. */
      fits: v.optional(v.literal('1')),
      /** Only those within a day's reach of a position, in kilometres. */
      ...LocationQuery.entries,
      within: v.optional(NumberQuery),
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
    summary: 'Joins; never more people than places. With `wait` the person waits in a line where none is free',
    domain: 'asc',
    body: v.object({ activity_id: Id, wait: v.optional(v.boolean()) }),
    data: ActivityDetail,
    needsToken: true,
    afterLogin: true,
  }),
  cancel: put('/cancel_user_join_civilized/:activity_id', {
    summary: 'Gives the place back, or leaves the line',
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
    outbox: 'mark',
  }),
  signOut: post('/user_sign_out_civilized', {
    summary: 'Signs out and credits the hours',
    domain: 'asc',
    body: SignBody,
    data: ActivityDetail,
    needsToken: true,
    outbox: 'mark',
  }),
  appeal: post('/civilized/:id/appeal', {
    summary: 'Says that the person was there without having signed in or out; a manager of the team decides',
    domain: 'asc',
    body: v.object({
      text: text(APPEAL_TEXT_MAX),
      images: v.pipe(v.array(v.string()), v.maxLength(APPEAL_PICTURES)),
    }),
    data: ActivityDetail,
    needsToken: true,
  }),
  calendarFile: get('/civilized/:id/ics', {
    summary: 'An activity as a file for calendars (RFC 5545)',
    domain: 'asc',
    data: v.object({ name: v.string(), ics: v.string() }),
    missingPanel: true,
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
