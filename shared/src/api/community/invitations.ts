import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl } from '../core/fields'

/** Random letters and digits; they say nothing of the inviter. */
export const InvitationCode = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/))

/** An invitation to a circle, from its head or from a post in it. */
export const Invitation = v.object({
  code: InvitationCode,
  inviter: Author,
  target: v.picklist(['circle', 'post']),
  target_id: Id,
  title: v.string(),
  text: v.string(),
  image: v.nullable(MediaUrl),
  circle: v.object({ id: Id, name: v.string(), members: Count }),
  /** People who joined the circle by it. */
  joined: Count,
})
export type Invitation = v.InferOutput<typeof Invitation>

export const invitations = group('invitations', {
  create: post('/v1/invitations', {
    summary: 'The person’s invitation to a circle or a post; there is one for each',
    body: v.object({ target: Invitation.entries.target, id: Id }),
    data: Invitation,
    needsToken: true,
  }),
  detail: get('/v1/invitations/:code', {
    summary: 'An invitation',
    data: Invitation,
    missingPanel: true,
  }),
})
