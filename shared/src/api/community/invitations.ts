import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment } from '../core/fields'

/** Random letters and digits; they say nothing of the inviter. */
export const InvitationCode = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/))

/** How long an invitation to a circle of members is valid, and how many people may join by it meanwhile. */
export const INVITATION_DAYS = 30
export const INVITATION_PEOPLE = 100

/** An invitation to a circle, from its head or from a post in it. */
export const Invitation = v.object({
  code: InvitationCode,
  inviter: Author,
  /** Whether the user is the inviter. */
  own: v.boolean(),
  /**
   * Whether it still lets somebody join a circle of members; `ended`: its inviter is no member any more. Always `open`
   * for circles that everybody may join.
   */
  state: v.picklist(['open', 'expired', 'full', 'ended']),
  /** Until when it lets somebody join a circle of members; null for other circles. */
  valid_until: v.nullable(Moment),
  target: v.picklist(['circle', 'post']),
  target_id: Id,
  title: v.string(),
  text: v.string(),
  image: v.nullable(MediaUrl),
  circle: v.object({
    id: Id,
    name: v.string(),
    image: MediaUrl,
    members: Count,
    members_only: v.boolean(),
    joined: v.boolean(),
  }),
  /** People who joined the circle by it. */
  joined: Count,
})
export type Invitation = v.InferOutput<typeof Invitation>

export const invitations = group('invitations', {
  create: post('/v1/invitations', {
    summary: 'The person’s invitation to a circle or a post; there is one for each, renewed if it was no longer valid',
    body: v.object({ target: Invitation.entries.target, id: Id }),
    data: Invitation,
    needsToken: true,
  }),
  detail: get('/v1/invitations/:code', {
    summary: 'An invitation',
    data: Invitation,
    missingPanel: true,
    cacheable: true,
  }),
})
