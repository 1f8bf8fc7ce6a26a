import * as v from 'valibot'
import { del, get, group, post, put } from '../core/endpoint'
import { Id, Ok, PageQuery, Phone, pageOf, text } from '../core/fields'

/** How many people one person may have in their care. */
export const MAX_HELPERS = 12
/** Limits in code points. */
export const HELPER_NAME_MAX = 30
export const HELPER_PLACE_MAX = 60
export const HELPER_NOTE_MAX = 200

export const helperRelations = ['parent', 'grandparent', 'child', 'partner', 'relative', 'neighbour'] as const
export const HelperRelation = v.picklist(helperRelations)
export type HelperRelation = v.InferOutput<typeof HelperRelation>
/** What somebody who comes to help has to know. */
export const helperNeeds = ['walking', 'hearing', 'sight', 'memory', 'diet', 'alone', 'mandarin'] as const
export const HelperNeed = v.picklist(helperNeeds)
export type HelperNeed = v.InferOutput<typeof HelperNeed>

/** Somebody whom a person looks after and orders services for: a parent, a child. */
export const Helper = v.object({
  id: Id,
  name: v.string(),
  /** Masked: 138****0002. Null without one, as of a small child. */
  phone: v.nullable(v.string()),
  relation: HelperRelation,
  born: v.nullable(v.number()),
  place: v.string(),
  needs: v.array(HelperNeed),
  note: v.string(),
})
export type Helper = v.InferOutput<typeof Helper>

const THIS_CENTURY = 2100
const HelperFields = {
  name: text(HELPER_NAME_MAX),
  phone: v.nullable(Phone),
  relation: HelperRelation,
  born: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(THIS_CENTURY))),
  place: text(HELPER_PLACE_MAX),
  needs: v.pipe(v.array(HelperNeed), v.maxLength(helperNeeds.length)),
  note: text(HELPER_NOTE_MAX, 0),
}

export const helpers = group('helpers', {
  list: get('/helpers', {
    summary: 'Those whom the user looks after, the latest first; phones masked',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Helper),
    needsToken: true,
  }),
  detail: get('/helpers/:id', {
    summary: 'One of those whom the user looks after',
    domain: 'asc',
    data: Helper,
    needsToken: true,
    missingPanel: true,
  }),
  add: post('/helper', {
    summary: 'Adds somebody whom the user looks after',
    domain: 'asc',
    /** `key`: idempotency key, generated once per entry. */
    body: v.object({ ...HelperFields, key: v.pipe(v.string(), v.uuid()) }),
    data: Helper,
    needsPhone: true,
  }),
  change: put('/helpers/:id', {
    summary: 'Changes what is given; a phone that is not given stays',
    domain: 'asc',
    body: v.partial(v.object(HelperFields)),
    data: Helper,
    needsPhone: true,
  }),
  remove: del('/helpers/:id', {
    summary: 'Deletes an entry, which can be undone for a moment',
    domain: 'asc',
    data: Ok,
    needsToken: true,
  }),
  restore: put('/helpers/:id/restoration', {
    summary: 'Undoes the deletion of an entry',
    domain: 'asc',
    body: v.object({}),
    data: Helper,
    needsToken: true,
  }),
})
