import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, put } from '../core/endpoint'
import { Id, Moment, Ok, PageQuery, pageOf, text } from '../core/fields'

/** What managers of a circle do; each is an entry of the circle's log. */
export const circleActions = [
  'pin',
  'unpin',
  'hide',
  'show',
  'notice',
  'mute',
  'unmute',
  'remove',
  'admit',
  'appoint',
  'dismiss',
] as const
export type CircleAction = (typeof circleActions)[number]

/** Posts that are pinned at once. */
export const MAX_PINS = 3

export const CircleMember = v.object({
  ...Author.entries,
  role: v.picklist(['owner', 'manager', 'member']),
  /** When the person joined, or was muted or removed. */
  since: Moment,
  /** Name of the person by whose invitation a member came. */
  invited_by: v.nullable(v.string()),
  /** Until when the person is muted. */
  muted_until: v.nullable(Moment),
  removed: v.boolean(),
  /** What the manager who asks may do. */
  actions: v.array(v.picklist(['mute', 'unmute', 'remove', 'admit', 'appoint', 'dismiss'])),
})
export type CircleMember = v.InferOutput<typeof CircleMember>

export const CircleLogEntry = v.object({
  id: Id,
  at: Moment,
  manager: Author,
  action: v.picklist(circleActions),
  /** The post or person that it is about. */
  subject_id: v.nullable(Id),
  reason: v.string(),
  /** The notice, the first words of the post, the name of the person, as they were. */
  words: v.string(),
  /** Whether the post is still hidden by a manager, and can be shown again. */
  can_show: v.boolean(),
})
export type CircleLogEntry = v.InferOutput<typeof CircleLogEntry>

const Reason = text(100)

/** What only the owner and the managers of a circle may do (docs/decisions/0180-managers-of-a-circle.md). */
export const managers = group('managers', {
  members: get('/v1/circles/:id/members', {
    summary: 'Members of a circle, the latest first, or who is muted or removed; by name',
    query: v.object({
      ...PageQuery.entries,
      of: v.optional(v.picklist(['members', 'muted', 'removed'])),
      q: v.optional(text(30, 0)),
    }),
    data: pageOf(CircleMember),
    needsToken: true,
  }),
  mute: put('/v1/circles/:id/members/:user_id/mute', {
    summary: 'Lets a person not write in a circle for some days; 0 ends it',
    body: v.object({ days: v.picklist([0, 1, 7, 30]), reason: v.optional(Reason) }),
    data: Ok,
    needsToken: true,
  }),
  remove: put('/v1/circles/:id/members/:user_id/removal', {
    summary: 'Removes a person from a circle until the person is admitted again',
    body: v.object({ on: v.boolean(), reason: v.optional(Reason) }),
    data: Ok,
    needsToken: true,
  }),
  appoint: put('/v1/circles/:id/members/:user_id/role', {
    summary: 'Makes a member a manager or takes it back; the owner alone',
    body: v.object({ manager: v.boolean() }),
    data: Ok,
    needsToken: true,
  }),
  pin: put('/v1/circle_posts/:id/pin', {
    summary: 'Pins a post as the first of its circle, or unpins it',
    body: v.object({ on: v.boolean() }),
    data: Ok,
    needsToken: true,
  }),
  hide: put('/v1/circle_posts/:id/hiding', {
    summary: 'Hides a post from all but its author, who reads the reason; or shows it again',
    body: v.object({ on: v.boolean(), reason: v.optional(Reason) }),
    data: Ok,
    needsToken: true,
  }),
  notice: put('/v1/circles/:id/notice', {
    summary: 'Changes the notice of a circle, if it is still the one that the manager saw',
    body: v.object({ text: text(300, 0), before: v.string() }),
    data: Ok,
    needsToken: true,
  }),
  log: get('/v1/circles/:id/log', {
    summary: 'What the managers of a circle decided, newest first',
    query: v.object({ ...PageQuery.entries, action: v.optional(v.picklist(circleActions)) }),
    data: pageOf(CircleLogEntry),
    needsToken: true,
  }),
})
