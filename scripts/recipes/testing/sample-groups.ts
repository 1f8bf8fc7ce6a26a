import * as v from 'valibot'
import { Author } from '../../../shared/src/api/core/content-entity'
import { get, group, post } from '../../../shared/src/api/core/endpoint'
import { Cents, Count, Flag, Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../../../shared/src/api/core/fields'

const Kind = v.picklist(['books', 'toys', 'tools'])

const Swap = v.object({
  id: Id,
  title: v.string(),
  images: v.array(MediaUrl),
  kind: Kind,
  user: Author,
  taker: v.nullable(Author),
  state: v.picklist(['open', 'taken', 'finished']),
  created_at: Moment,
  taken_at: v.nullable(Moment),
  finished_at: v.nullable(Moment),
  likes: Count,
  liked: v.boolean(),
  own: v.boolean(),
  /** Steps that the user may take now. */
  steps: v.array(v.picklist(['take', 'finish'])),
})

/** Rows of persons, which other endpoints of the group add conditions to. */
export const swaps = group('swaps', {
  list: get('/swaps', {
    summary: 'What neighbours give away, newest first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, kind: v.optional(Kind) }),
    data: pageOf(Swap),
    planned: true,
  }),
  detail: get('/swaps/:id', { summary: 'One of them', domain: 'asc', data: Swap, missingPanel: true, planned: true }),
  mine: get('/my_swaps', {
    summary: 'Own ones: given, or taken',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, as: v.optional(v.picklist(['owner', 'taker'])) }),
    data: pageOf(Swap),
    needsToken: true,
    planned: true,
  }),
  takers: get('/takers', {
    summary: 'Who has taken a swap, now and before; names masked',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, swap_id: Id }),
    data: pageOf(v.object({ ...Author.entries, taken_at: Moment, given_back: v.boolean() })),
    planned: true,
  }),
  publish: post('/swaps', {
    summary: 'Gives something away',
    domain: 'asc',
    body: v.object({ title: text(40), kind: Kind, key: v.pipe(v.string(), v.uuid()) }),
    data: Swap,
    needsPhone: true,
    planned: true,
  }),
})

const Diary = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  user: Author,
  state: v.picklist(['pending', 'shown', 'refused']),
  created_at: Moment,
})

/** Rows that a moderator lets pass. */
export const diaries = group('diaries', {
  list: get('/diaries', {
    summary: 'Diaries, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Diary),
    planned: true,
  }),
  mine: get('/my_diaries', {
    summary: 'Own diaries, in one answer',
    domain: 'asc',
    data: v.object({ list: v.array(Diary) }),
    needsToken: true,
    planned: true,
  }),
  detail: get('/diaries/:id', { summary: 'A diary', domain: 'asc', data: Diary, planned: true }),
})

const Harvest = v.object({
  id: Id,
  title: v.string(),
  image: v.nullable(MediaUrl),
  weight: v.number(),
  worth_cents: Cents,
  baskets: Count,
  organic: Flag,
  varieties: v.array(v.string()),
  public: v.boolean(),
  circle_id: v.nullable(Id),
  note: v.optional(v.string()),
  ends_at: Moment,
})

/** Rows of a thing without a table, with a column of each kind; a person's own row; and an answer without rows. */
export const orchards = group('orchards', {
  harvests: get('/orchards/:id/harvests', {
    summary: 'What an orchard has brought in',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Harvest),
    planned: true,
  }),
  receipt: get('/orchard_receipts/:id', {
    summary: 'An own receipt',
    domain: 'asc',
    data: v.object({ id: Id, text: v.string(), cents: Cents, created_at: Moment }),
    needsToken: true,
    planned: true,
  }),
  rules: get('/orchard_rules', {
    summary: 'What is allowed in an orchard',
    domain: 'asc',
    data: v.object({ rules: v.array(v.string()) }),
    planned: true,
  }),
})
