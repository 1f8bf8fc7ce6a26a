import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { del, get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, PageQuery, pageOf, text } from '../core/fields'
import { defineLifecycle } from '../core/lifecycle'
import { AskedOfTeam } from './dispatches'
import { TeamName } from './team-name'

/**
 * Product spec, section 4: publish, claim, cancel claim, finish, delete. `clock`: a claim that is not finished within
 * its time is given back. An owner who does not want it any more, or not from this person, ends the claim, and can then
 * delete the wish. `asked`: a manager of the team that the centre asks, who need be no volunteer. `reviewer`: what is
 * refused while it is claimed is claimed no more.
 */
export const wishLifecycle = defineLifecycle({
  initial: 'open',
  steps: {
    claim: { from: ['open'], to: 'claimed', by: ['volunteer', 'asked'] },
    'cancel-claim': { from: ['claimed'], to: 'open', by: ['claimant', 'owner', 'clock', 'reviewer'] },
    finish: { from: ['claimed'], to: 'finished', by: ['owner'] },
    delete: { from: ['open'], to: 'gone', by: ['owner'] },
  },
})

/** A wish, or a micro-wish: a small one that somebody can fulfil in an hour. */
export const WishSize = v.picklist(['wish', 'micro'])
export type WishSize = v.InferOutput<typeof WishSize>
/** How long its texts may be, how many pictures it has, and for how many days a claim holds at first. */
export const wishLimits = {
  wish: { title: 40, content: 500, images: 6, claimDays: 14 },
  micro: { title: 20, content: 120, images: 3, claimDays: 7 },
} as const satisfies Readonly<Record<WishSize, Readonly<Record<'title' | 'content' | 'images' | 'claimDays', number>>>>
/** So many days before a claim ends, its claimant is reminded at first; the practice centre may change both. */
export const CLAIM_REMINDER_DAYS = 3

export const WishKind = v.picklist(['company', 'learning', 'repair', 'errand', 'goods', 'other'])
export type WishKind = v.InferOutput<typeof WishKind>
export const District = v.picklist(['临江', '云溪', '青岩'])
export type District = v.InferOutput<typeof District>
export const WishState = v.picklist(['open', 'claimed', 'finished'])
export type WishState = v.InferOutput<typeof WishState>
export const WishStep = v.picklist(['claim', 'cancel-claim', 'finish', 'delete'])
export type WishStep = v.InferOutput<typeof WishStep>
const WishEvent = v.picklist(['published', 'claimed', 'given-back', 'ended', 'expired', 'finished'])
export type WishEvent = v.InferOutput<typeof WishEvent>

export const Wish = v.object({
  id: Id,
  size: WishSize,
  title: v.string(),
  title_en: v.optional(v.string()),
  content: v.string(),
  content_en: v.optional(v.string()),
  images: v.array(MediaUrl),
  kind: WishKind,
  district: v.string(),
  user: Author,
  claimant: v.nullable(Author),
  /** The team that its owner would like to make it come true. */
  team: v.optional(TeamName),
  state: WishState,
  created_at: Moment,
  claimed_at: v.nullable(Moment),
  /** When the claim is given back unless it is finished before. */
  due_at: v.nullable(Moment),
  finished_at: v.nullable(Moment),
  thanks: v.nullable(v.string()),
  likes: Count,
  liked: v.boolean(),
  own: v.boolean(),
  /** Nobody but its owner sees it: a reviewer has not read it, or refused it. */
  review: v.nullable(v.picklist(['pending', 'refused'])),
  refusal: v.nullable(v.string()),
  /** Steps that the user may take now. */
  steps: v.array(WishStep),
})
export type Wish = v.InferOutput<typeof Wish>

export const WishDetail = v.object({
  ...Wish.entries,
  /**
   * Phone of the other one of owner and claimant as long as the claim holds; the owner's masked one for other people who
   * are logged in, null for guests.
   */
  contact: v.nullable(v.object({ phone: v.string(), masked: v.boolean() })),
  /** For how many days a claim holds that is made now. */
  claim_days: Count,
  /** For managers of the team that the centre asks to make it come true. */
  asked: v.nullable(AskedOfTeam),
  timeline: v.array(v.object({ event: WishEvent, at: Moment, by: v.nullable(v.string()) })),
})
export type WishDetail = v.InferOutput<typeof WishDetail>

const WishBody = v.object({ wish_id: Id })

export const wishes = group('wishes', {
  list: get('/wish', {
    summary: 'Wishes, newest first',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      size: v.optional(WishSize),
      state: v.optional(WishState),
      kind: v.optional(WishKind),
    }),
    data: pageOf(Wish),
    cacheable: true,
  }),
  detail: get('/wish/:id', {
    summary: 'A wish with its timeline',
    domain: 'asc',
    data: WishDetail,
    missingPanel: true,
    cacheable: true,
  }),
  mine: get('/my_wish', {
    summary: 'Own wishes: made, or claimed',
    domain: 'asc',
    query: v.object({
      ...PageQuery.entries,
      as: v.optional(v.picklist(['owner', 'claimant'])),
      state: v.optional(WishState),
    }),
    data: pageOf(Wish),
    needsToken: true,
  }),
  publish: post('/user_wish', {
    summary: 'Publishes a wish; a micro-wish has shorter texts',
    domain: 'asc',
    body: v.object({
      size: v.optional(WishSize, 'wish'),
      title: text(40),
      content: text(500),
      kind: WishKind,
      district: District,
      /** The team that the person would like; the centre offers it first when it asks one. */
      team_id: v.optional(Id),
      images: v.pipe(v.array(v.string()), v.maxLength(6)),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: WishDetail,
    needsPhone: true,
  }),
  claim: post('/claim_wish', {
    summary: 'Claims a wish; one person at most',
    domain: 'asc',
    body: WishBody,
    data: WishDetail,
    needsPhone: true,
  }),
  cancelClaim: post('/cancel_claim_wish', {
    summary: 'Ends the claim of a wish: its claimant gives it back, or its owner wants it no longer',
    domain: 'asc',
    body: WishBody,
    data: WishDetail,
    needsToken: true,
  }),
  finish: post('/finish_wish', {
    summary: 'Says that a wish came true',
    domain: 'asc',
    body: v.object({ wish_id: Id, thanks: v.optional(text(200, 0)) }),
    data: WishDetail,
    needsToken: true,
  }),
  remove: del('/my_wish/:id', {
    summary: 'Deletes an own wish that no one has claimed',
    domain: 'asc',
    data: Ok,
    needsToken: true,
  }),
  claimants: get('/claimants', {
    summary: 'Who claimed a wish, now and before; names masked',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, wish_id: Id }),
    data: pageOf(v.object({ ...Author.entries, claimed_at: Moment, given_back: v.boolean() })),
  }),
})
