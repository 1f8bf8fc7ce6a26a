import * as v from 'valibot'
import { get, group, post, put } from '../../core/endpoint'
import { Id, Moment, text } from '../../core/fields'
import { NamedPosition } from '../position-kind'
import { VolunteerSkill } from '../volunteers'
import { ActivityDetail, SignWay } from './activities'

export const ACTIVITY_LIMITS = {
  title: 40,
  body: 2000,
  place: 60,
  contact: 40,
  capacity: 5000,
  hours: 24,
  weeks: 12,
} as const

/** What the manager of a team plans. */
const Plan = v.object({
  title: text(ACTIVITY_LIMITS.title),
  kind: text(20),
  skills: v.optional(v.pipe(v.array(VolunteerSkill), v.maxLength(VolunteerSkill.options.length))),
  body: text(ACTIVITY_LIMITS.body),
  place: text(ACTIVITY_LIMITS.place),
  /** The place of practice where it is: its district and its point on the map take the place of those sent. */
  position_id: v.optional(v.nullable(Id)),
  district: text(20),
  contact: text(ACTIVITY_LIMITS.contact),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  starts_at: Moment,
  ends_at: Moment,
  capacity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ACTIVITY_LIMITS.capacity)),
  hours: v.pipe(v.number(), v.minValue(0.5), v.maxValue(ACTIVITY_LIMITS.hours), v.multipleOf(0.5)),
  sign_by: SignWay,
  /** An own upload, or the address of the picture that it has. */
  image: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
})
export type ActivityPlan = v.InferOutput<typeof Plan>

/** Whether a change or a cancellation is of one activity of a series, also of those that come after it, or of all. */
export const SeriesExtent = v.picklist(['one', 'rest', 'all'])
export type SeriesExtent = v.InferOutput<typeof SeriesExtent>

export const activityPlans = group('activityPlans', {
  publish: post('/civilized', {
    summary: 'A manager publishes an activity of the team, also one for each of some weeks',
    domain: 'asc',
    body: v.object({
      ...Plan.entries,
      team_id: Id,
      weeks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ACTIVITY_LIMITS.weeks))),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: ActivityDetail,
    needsPhone: true,
  }),
  /** What the form of a change begins with. */
  one: get('/civilized/:id/plan', {
    summary: 'An activity as its manager changes it',
    domain: 'asc',
    data: v.object({ ...Plan.entries, id: Id, series: v.boolean(), position: v.optional(v.nullable(NamedPosition)) }),
    missingPanel: true,
    needsToken: true,
  }),
  edit: put('/civilized/:id', {
    summary:
      'Changes an activity that has not begun, perhaps with others of its series; participants are told of another time or place',
    domain: 'asc',
    body: v.object({ ...Plan.entries, extent: v.optional(SeriesExtent) }),
    data: ActivityDetail,
    needsPhone: true,
  }),
  callOff: post('/civilized/:id/call-off', {
    summary: 'Calls an activity off, perhaps with the rest of its series; participants are told',
    domain: 'asc',
    body: v.object({ reason: text(200), extent: v.optional(SeriesExtent) }),
    data: ActivityDetail,
    needsPhone: true,
  }),
})
