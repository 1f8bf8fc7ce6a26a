import * as v from 'valibot'
import { Author } from '../../core/content-entity'
import { get, group, post } from '../../core/endpoint'
import { Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../../core/fields'
import { defineLifecycle, type StepOf } from '../../core/lifecycle'
import { ScannedCode, SignedCode } from '../scans'
import { ActivityDetail, AppealState, Participation } from './activities'

/** What a person writes who was there but did not sign in or out. */
export const appealLifecycle = defineLifecycle({
  initial: 'waiting',
  steps: {
    accept: { from: ['waiting'], to: 'accepted', by: ['manager'] },
    refuse: { from: ['waiting'], to: 'refused', by: ['manager'] },
  },
})
export type AppealStep = StepOf<typeof appealLifecycle>

/** How a person was signed in or out. */
export const SignedWay = v.picklist(['code', 'position', 'both', 'leader', 'appeal'])
export type SignedWay = v.InferOutput<typeof SignedWay>

export const Attendance = v.object({
  ...Author.entries,
  participation: Participation,
  joined_at: Moment,
  signed_in_at: v.nullable(Moment),
  signed_out_at: v.nullable(Moment),
  way: v.nullable(SignedWay),
  /** Sent later, short, or while the person was at another activity: a manager has to look at it. */
  to_check: v.boolean(),
  hours: v.number(),
})
export type Attendance = v.InferOutput<typeof Attendance>

export const Appeal = v.object({
  id: Id,
  user: Author,
  activity: v.object({ id: Id, title: v.string(), starts_at: Moment, hours: v.number() }),
  text: v.string(),
  images: v.array(MediaUrl),
  state: AppealState,
  reason: v.nullable(v.string()),
  created_at: Moment,
})
export type Appeal = v.InferOutput<typeof Appeal>

const SignStep = v.picklist(['sign-in', 'sign-out'])

/** Calls of the managers of a team; for anybody else what they name does not exist. */
export const attendance = group('attendance', {
  list: get('/civilized/:id/attendance', {
    summary: 'Who joined an activity, with names and times; for managers of its team',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, of: v.optional(v.picklist(['all', 'absent', 'to-check', 'waiting'])) }),
    data: pageOf(Attendance),
    missingPanel: true,
    needsToken: true,
  }),
  csv: get('/civilized/:id/attendance/csv', {
    summary: 'The sign-in list as a file',
    domain: 'asc',
    data: v.object({ name: v.string(), csv: v.string() }),
    needsToken: true,
  }),
  code: get('/civilized/:id/code', {
    summary: 'The code that volunteers scan to sign in or out; for managers of the team',
    domain: 'asc',
    query: v.object({ step: SignStep }),
    data: SignedCode,
    missingPanel: true,
    needsToken: true,
  }),
  sign: post('/civilized/:id/attendance', {
    summary: 'A manager signs people in or out: chosen ones, or the one whose own code was scanned',
    domain: 'asc',
    body: v.object({
      step: SignStep,
      user_ids: v.optional(v.pipe(v.array(Id), v.maxLength(200))),
      code: v.optional(ScannedCode),
    }),
    data: v.object({ done: v.number(), activity: ActivityDetail }),
    needsToken: true,
  }),
  check: post('/civilized/:id/attendance/check', {
    summary: 'Confirms a sign-in that was sent later, or undoes it',
    domain: 'asc',
    body: v.object({ user_id: Id, right: v.boolean() }),
    data: Attendance,
    needsToken: true,
  }),
  appeals: get('/cpcteams/:id/appeals', {
    summary: 'Appeals for missed sign-ins in the activities of a team; for its managers',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, state: v.optional(AppealState) }),
    data: pageOf(Appeal),
    missingPanel: true,
    needsToken: true,
  }),
  decideAppeal: post('/appeal/:id', {
    summary: 'Accepts an appeal, which credits the hours, or refuses it with a reason',
    domain: 'asc',
    body: v.object({ step: v.picklist(['accept', 'refuse']), reason: v.optional(text(200, 0)) }),
    data: Appeal,
    needsToken: true,
  }),
})
