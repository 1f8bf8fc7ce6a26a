import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Id, MediaUrl, Moment, PageQuery, Phone, pageOf, text } from '../core/fields'

/** What somebody can be here. `organisation`: opens an account of its own. */
export const JoinRole = v.picklist(['correspondent', 'photographer', 'columnist', 'presenter', 'organisation'])
export type JoinRole = v.InferOutput<typeof JoinRole>

const bilingual = { zh: v.string(), en: v.string() }

/** A role that the site offers, in its own words. */
const JoinOffer = v.object({
  role: JoinRole,
  name: v.object(bilingual),
  summary: v.object(bilingual),
  /** What it asks for, a line each. */
  needs: v.array(v.object(bilingual)),
})
export type JoinOffer = v.InferOutput<typeof JoinOffer>

/** `received`: nobody has read it yet; `reviewing`: somebody works on it. */
export const JoinState = v.picklist(['received', 'reviewing', 'accepted', 'refused', 'withdrawn'])
export type JoinState = v.InferOutput<typeof JoinState>

const Application = v.object({
  id: Id,
  role: JoinRole,
  name: v.string(),
  organisation: v.nullable(v.string()),
  /** Masked. */
  phone: v.string(),
  note: v.string(),
  portfolio: v.nullable(v.string()),
  images: v.array(MediaUrl),
  state: JoinState,
  /** What the decision says. */
  answer: v.nullable(v.string()),
  created_at: Moment,
  reviewing_at: v.nullable(Moment),
  decided_at: v.nullable(Moment),
})
export type Application = v.InferOutput<typeof Application>

/** Name of the draft of an application in `host.drafts`. */
export const joinDraft = (role: JoinRole): string => `join:${role}`
export const JOIN_NOTE = { min: 10, max: 500 } as const
export const JOIN_PICTURES = 6

export const joins = group('joins', {
  offers: get('/v1/join_offers', {
    summary: 'What contributors can be',
    data: v.object({ list: v.array(JoinOffer) }),
    cacheable: true,
  }),
  list: get('/v1/my_join_applications', {
    summary: 'Own applications, newest first',
    query: PageQuery,
    data: pageOf(Application),
    needsToken: true,
  }),
  detail: get('/v1/my_join_applications/:id', {
    summary: 'An own application',
    data: Application,
    missingPanel: true,
    needsToken: true,
  }),
  apply: post('/v1/join_applications', {
    summary: 'Applies for a role; refused while another application for it waits',
    body: v.object({
      role: JoinRole,
      name: text(30),
      /** Required of an organisation. */
      organisation: v.optional(text(60)),
      phone: Phone,
      note: text(JOIN_NOTE.max, JOIN_NOTE.min),
      /** Address of work that can be seen elsewhere. */
      portfolio: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(300))),
      images: v.pipe(v.array(v.string()), v.maxLength(JOIN_PICTURES)),
      /** Idempotency key, generated once per draft. */
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Application,
    needsToken: true,
    afterLogin: true,
    draftOf: ({ body }: { body: { role: JoinRole } }) => joinDraft(body.role),
  }),
  withdraw: post('/v1/my_join_applications/:id/withdrawal', {
    summary: 'Takes an own application back that is not decided yet',
    data: Application,
    needsToken: true,
  }),
})
