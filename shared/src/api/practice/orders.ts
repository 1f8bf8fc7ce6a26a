import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../core/fields'

/** A service offered by a team or a user. */
export const Service = v.object({
  id: Id,
  title: v.string(),
  image: v.nullable(MediaUrl),
  kind: v.string(),
  intro: v.string(),
  district: v.string(),
  provider: Author,
  score: v.nullable(v.number()),
  orders: Count,
})
export type Service = v.InferOutput<typeof Service>

/** Product spec, section 4: provide, complete, score; the user who ordered may cancel before it is provided. */
export const OrderState = v.picklist(['ordered', 'provided', 'completed', 'scored', 'cancelled'])
export const Order = v.object({
  id: Id,
  service: v.object({ id: Id, title: v.string(), image: v.nullable(MediaUrl) }),
  state: OrderState,
  by: Author,
  provider: v.nullable(Author),
  address: v.string(),
  wanted_at: Moment,
  note: v.string(),
  score: v.nullable(v.number()),
  created_at: Moment,
  steps: v.array(v.picklist(['provide', 'complete', 'score', 'cancel'])),
})
export type Order = v.InferOutput<typeof Order>

const ScoreBody = v.object({
  order_id: Id,
  score: v.picklist([1, 2, 3, 4, 5]),
  text: v.optional(text(300, 0)),
})

export const orders = group('orders', {
  services: get('/service', {
    summary: 'Services that can be ordered',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, kind: v.optional(v.string()) }),
    data: pageOf(Service),
    cacheable: true,
    planned: true,
  }),
  given: get('/user_Self', {
    summary: 'Orders that the person gives, or may give',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, state: v.optional(OrderState) }),
    data: pageOf(Order),
    needsToken: true,
    planned: true,
  }),
  list: get('/user_service', {
    summary: 'Own orders, newest first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, state: v.optional(OrderState) }),
    data: pageOf(Order),
    needsToken: true,
    planned: true,
  }),
  detail: get('/user_service/:id', {
    summary: 'An order, for the person who ordered and the one who provides',
    domain: 'asc',
    data: Order,
    missingPanel: true,
    needsToken: true,
    planned: true,
  }),
  score: get('/only_score', {
    summary: 'The score of one order',
    domain: 'asc',
    query: v.object({ order_id: Id }),
    data: v.object({ score: v.nullable(v.number()), text: v.string(), scored_at: v.nullable(Moment) }),
    needsToken: true,
    planned: true,
  }),
  order: post('/user_service', {
    summary: 'Orders a service',
    domain: 'asc',
    body: v.object({
      service_id: Id,
      address_id: v.optional(Id),
      address: v.optional(text(100)),
      wanted_at: Moment,
      note: v.optional(text(200, 0)),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Order,
    needsPhone: true,
    planned: true,
  }),
  provide: post('/user_provide', {
    summary: 'Takes an order on',
    domain: 'asc',
    body: v.object({ order_id: Id }),
    data: Order,
    needsPhone: true,
    planned: true,
  }),
  complete: post('/user_complete/:id', {
    summary: 'Says that an order is done',
    domain: 'asc',
    data: Order,
    needsToken: true,
    planned: true,
  }),
  rate: post('/user_score', {
    summary: 'Scores an order that is done, once',
    domain: 'asc',
    body: ScoreBody,
    data: Order,
    needsToken: true,
    planned: true,
  }),
  evaluate: post('/evaluate_service', {
    summary: 'Evaluates a service in words and signs of praise',
    domain: 'asc',
    body: v.object({ ...ScoreBody.entries, tags: v.pipe(v.array(text(20)), v.maxLength(6)) }),
    data: Order,
    needsToken: true,
    planned: true,
  }),
})
