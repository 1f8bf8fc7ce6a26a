import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../core/fields'
import { defineLifecycle } from '../core/lifecycle'
import { AskedOfTeam } from './dispatches'
import { HelperNeed, HelperRelation } from './helpers'
import { TeamName } from './team-name'

/**
 * Product spec, section 4: provide, complete, score. `clock`: nobody took it on before the time for which it was wanted, or
 * who did has not completed it some days after that; a manager may still take it on. Who took it on may give it back, so
 * that a colleague can.
 */
export const orderLifecycle = defineLifecycle({
  initial: 'ordered',
  steps: {
    provide: { from: ['ordered', 'overdue'], to: 'provided', by: ['manager'] },
    complete: { from: ['provided'], to: 'completed', by: ['provider'] },
    score: { from: ['completed'], to: 'scored', by: ['orderer'] },
    refuse: { from: ['ordered', 'overdue'], to: 'refused', by: ['manager'] },
    cancel: { from: ['ordered', 'overdue', 'provided'], to: 'cancelled', by: ['orderer'] },
    expire: { from: ['ordered'], to: 'overdue', by: ['clock'] },
    'give-back': { from: ['provided'], to: 'overdue', by: ['clock', 'provider'] },
  },
})
/** An order that was taken on is completed within so many days after the time for which it was wanted. */
export const ORDER_COMPLETION_DAYS = 3
/** So many days before that ends, its provider is reminded. */
export const ORDER_REMINDER_DAYS = 2

export const OrderState = v.picklist(['ordered', 'overdue', 'provided', 'completed', 'scored', 'refused', 'cancelled'])
export type OrderState = v.InferOutput<typeof OrderState>
const OrderStep = v.picklist(['provide', 'complete', 'score', 'refuse', 'cancel', 'give-back'])
export type OrderStep = v.InferOutput<typeof OrderStep>
const OrderEvent = v.picklist([
  'ordered',
  'overdue',
  'provided',
  'given-back',
  'completed',
  'scored',
  'refused',
  'cancelled',
])
export type OrderEvent = v.InferOutput<typeof OrderEvent>
/** What an orderer praises. */
export const OrderTag = v.picklist(['punctual', 'kind', 'skilled', 'thorough', 'tidy', 'patient'])
export type OrderTag = v.InferOutput<typeof OrderTag>

/** A service that a team gives. */
export const Service = v.object({
  id: Id,
  title: v.string(),
  title_en: v.optional(v.string()),
  image: v.nullable(MediaUrl),
  kind: v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()) }),
  intro: v.string(),
  intro_en: v.optional(v.string()),
  district: v.string(),
  team: TeamName,
  /** Mean of its scores; null without one. */
  score: v.nullable(v.number()),
  orders: Count,
})
export type Service = v.InferOutput<typeof Service>

export const Order = v.object({
  id: Id,
  service: v.object({ id: Id, title: v.string(), title_en: v.optional(v.string()), image: v.nullable(MediaUrl) }),
  team: TeamName,
  state: OrderState,
  /** Ordered by the user, not given by their team. */
  own: v.boolean(),
  /** Whom the service is for, and where; masked for managers until one of them takes it on. */
  contact: v.string(),
  phone: v.string(),
  address: v.string(),
  provider: v.nullable(v.string()),
  wanted_at: Moment,
  note: v.string(),
  score: v.nullable(v.number()),
  score_text: v.string(),
  score_tags: v.array(OrderTag),
  created_at: Moment,
  /** Steps that the user may take now. */
  steps: v.array(OrderStep),
})
export type Order = v.InferOutput<typeof Order>

/** Whom the orderer looks after and orders for, as it was noted when it was ordered. */
export const OrderFor = v.object({
  name: v.string(),
  phone: v.nullable(v.string()),
  relation: HelperRelation,
  born: v.nullable(v.number()),
  needs: v.array(HelperNeed),
  note: v.string(),
})
export type OrderFor = v.InferOutput<typeof OrderFor>

export const OrderDetail = v.object({
  ...Order.entries,
  /** For who ordered it, and for who took it on until it is done; null for others, and where it is for the orderer. */
  for_whom: v.nullable(OrderFor),
  /** For managers of the team that the centre asks to take it on. */
  asked: v.nullable(AskedOfTeam),
  timeline: v.array(v.object({ event: OrderEvent, at: Moment, text: v.string() })),
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>

const OrderBody = v.object({ order_id: Id })
const ScoreBody = v.object({
  order_id: Id,
  score: v.picklist([1, 2, 3, 4, 5]),
  text: v.optional(text(300, 0)),
})

export const orders = group('orders', {
  services: get('/service', {
    summary: 'Services that can be ordered, the most ordered first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, kind: v.optional(v.string()) }),
    data: pageOf(Service),
    cacheable: true,
  }),
  given: get('/user_Self', {
    summary: 'Orders that the person gives, or may give',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, state: v.optional(OrderState) }),
    data: pageOf(Order),
    needsToken: true,
  }),
  list: get('/user_service', {
    summary: 'Own orders, newest first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, state: v.optional(OrderState) }),
    data: pageOf(Order),
    needsToken: true,
  }),
  detail: get('/user_service/:id', {
    summary: 'An order, for the person who ordered and for the managers of the team',
    domain: 'asc',
    data: OrderDetail,
    missingPanel: true,
    needsToken: true,
  }),
  score: get('/only_score', {
    summary: 'The score of one order',
    domain: 'asc',
    query: v.object({ order_id: Id }),
    data: v.object({
      score: v.nullable(v.number()),
      text: v.string(),
      tags: v.array(OrderTag),
      scored_at: v.nullable(Moment),
    }),
    needsToken: true,
  }),
  order: post('/user_service', {
    summary: 'Orders a service to an address of the address book',
    domain: 'asc',
    body: v.object({
      service_id: Id,
      address_id: Id,
      /** One of those whom the orderer looks after; without it, the order is for the orderer. */
      helper_id: v.optional(Id),
      wanted_at: Moment,
      note: v.optional(text(200, 0)),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: OrderDetail,
    needsPhone: true,
  }),
  provide: post('/user_provide', {
    summary: 'Takes an order on',
    domain: 'asc',
    body: OrderBody,
    data: OrderDetail,
    needsPhone: true,
  }),
  refuse: post('/user_service/:id/refusal', {
    summary: 'Refuses an order with a reason',
    domain: 'asc',
    body: v.object({ reason: text(200) }),
    data: OrderDetail,
    needsToken: true,
  }),
  cancel: post('/user_service/:id/cancellation', {
    summary: 'Cancels an own order that is not completed',
    domain: 'asc',
    body: v.object({}),
    data: OrderDetail,
    needsToken: true,
  }),
  complete: post('/user_complete/:id', {
    summary: 'Says that an order is done',
    domain: 'asc',
    data: OrderDetail,
    needsToken: true,
  }),
  giveBack: post('/user_service/:id/give-back', {
    summary: 'Gives an order back that the person took on, so that a colleague can take it on',
    domain: 'asc',
    body: v.object({}),
    data: OrderDetail,
    needsToken: true,
  }),
  rate: post('/user_score', {
    summary: 'Scores an order that is done, once',
    domain: 'asc',
    body: ScoreBody,
    data: OrderDetail,
    needsToken: true,
  }),
  evaluate: post('/evaluate_service', {
    summary: 'Scores an order that is done, once, with words and tags of praise',
    domain: 'asc',
    body: v.object({ ...ScoreBody.entries, tags: v.pipe(v.array(OrderTag), v.maxLength(6)) }),
    data: OrderDetail,
    needsToken: true,
  }),
})
