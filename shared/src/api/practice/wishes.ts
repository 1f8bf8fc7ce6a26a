import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { del, get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, PageQuery, pageOf, text } from '../core/fields'
import { defineLifecycle } from '../core/lifecycle'

/**
 * Product spec, section 4: publish, claim, cancel claim, finish, delete. `clock`: a claim that is not finished within
 * its time is given back.
 */
export const wishLifecycle = defineLifecycle({
  initial: 'open',
  steps: {
    claim: { from: ['open'], to: 'claimed', by: ['volunteer'] },
    'cancel-claim': { from: ['claimed'], to: 'open', by: ['claimant', 'clock'] },
    finish: { from: ['claimed'], to: 'finished', by: ['owner'] },
    delete: { from: ['open'], to: 'gone', by: ['owner'] },
  },
})
export const WishState = v.picklist(['open', 'claimed', 'finished'])
export const WishStep = v.picklist(['claim', 'cancel-claim', 'finish', 'delete'])
export const Wish = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  images: v.array(MediaUrl),
  kind: v.string(),
  district: v.string(),
  user: Author,
  claimant: v.nullable(Author),
  state: WishState,
  created_at: Moment,
  claimed_at: v.nullable(Moment),
  finished_at: v.nullable(Moment),
  thanks: v.nullable(v.string()),
  likes: Count,
  liked: v.boolean(),
  own: v.boolean(),
  /** Steps that the user may take now. */
  steps: v.array(WishStep),
})
export type Wish = v.InferOutput<typeof Wish>
const WishBody = v.object({ wish_id: Id })

export const wishes = group('wishes', {
  list: get('/wish', {
    summary: 'Wishes, newest first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, state: v.optional(WishState), kind: v.optional(v.string()) }),
    data: pageOf(Wish),
    cacheable: true,
    planned: true,
  }),
  detail: get('/wish/:id', {
    summary: 'A wish',
    domain: 'asc',
    data: Wish,
    missingPanel: true,
    cacheable: true,
    planned: true,
  }),
  mine: get('/my_wish', {
    summary: 'Own wishes: made, or claimed',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, as: v.optional(v.picklist(['owner', 'claimant'])) }),
    data: pageOf(Wish),
    needsToken: true,
    planned: true,
  }),
  publish: post('/user_wish', {
    summary: 'Publishes a wish',
    domain: 'asc',
    body: v.object({
      title: text(40),
      content: text(500),
      kind: text(20),
      district: text(40),
      images: v.pipe(v.array(v.string()), v.maxLength(6)),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Wish,
    needsPhone: true,
    planned: true,
  }),
  claim: post('/claim_wish', {
    summary: 'Claims a wish; one person at most',
    domain: 'asc',
    body: WishBody,
    data: Wish,
    needsPhone: true,
    planned: true,
  }),
  cancelClaim: post('/cancel_claim_wish', {
    summary: 'Gives a claimed wish back',
    domain: 'asc',
    body: WishBody,
    data: Wish,
    needsToken: true,
    planned: true,
  }),
  finish: post('/finish_wish', {
    summary: 'Says that a wish came true',
    domain: 'asc',
    body: v.object({ wish_id: Id, thanks: v.optional(text(200, 0)) }),
    data: Wish,
    needsToken: true,
    planned: true,
  }),
  remove: del('/my_wish/:id', {
    summary: 'Deletes an own wish that no one has claimed',
    domain: 'asc',
    data: Ok,
    needsToken: true,
    planned: true,
  }),
  claimants: get('/claimants', {
    summary: 'Who claimed a wish, now and before; names masked',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, wish_id: Id }),
    data: pageOf(v.object({ ...Author.entries, claimed_at: Moment, given_back: v.boolean() })),
    planned: true,
  }),
})
