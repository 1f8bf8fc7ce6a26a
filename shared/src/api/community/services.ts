import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../core/fields'
import { ServiceTarget } from '../core/search'

const Department = v.object({
  id: Id,
  name: v.string(),
  image: v.nullable(MediaUrl),
  intro: v.string(),
  answered: Count,
})
export const Advice = v.object({
  id: Id,
  number: v.string(),
  title: v.string(),
  content: v.string(),
  kind: v.picklist(['ask', 'suggest', 'complain', 'praise']),
  images: v.array(MediaUrl),
  department: v.object({ id: Id, name: v.string() }),
  state: v.picklist(['received', 'assigned', 'answered', 'closed', 'refused']),
  created_at: Moment,
  /** The department's deadline for an answer. */
  due_at: v.nullable(Moment),
  answer: v.nullable(v.string()),
  answered_at: v.nullable(Moment),
  score: v.nullable(v.number()),
  public: v.boolean(),
  own: v.boolean(),
  steps: v.array(v.object({ at: Moment, text: v.string() })),
})
export type Advice = v.InferOutput<typeof Advice>

export const advices = group('advices', {
  list: get('/v2/advices_merchants/', {
    summary: 'Public advices, of a department or all, newest first',
    query: v.object({ ...PageQuery.entries, merchant_id: v.optional(Id), kind: v.optional(v.string()) }),
    data: pageOf(Advice),
    cacheable: true,
    planned: true,
  }),
  department: get('/v2/advice_merchant', {
    summary: 'One department that takes advices, or all without an id',
    query: v.object({ id: v.optional(Id) }),
    data: v.object({ list: v.array(Department) }),
    cacheable: true,
    planned: true,
  }),
  detail: get('/v2/advices/:id', {
    summary: 'An advice: a public one, or an own one',
    data: Advice,
    missingPanel: true,
    planned: true,
  }),
  mine: get('/v2/my_advices', {
    summary: 'Own advices, newest first',
    query: PageQuery,
    data: pageOf(Advice),
    needsToken: true,
    planned: true,
  }),
  publish: post('/v2/advices', {
    summary: 'Sends an advice',
    body: v.object({
      merchant_id: Id,
      kind: v.picklist(['ask', 'suggest', 'complain', 'praise']),
      title: text(40),
      content: text(1000, 10),
      images: v.pipe(v.array(v.string()), v.maxLength(6)),
      public: v.boolean(),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Advice,
    needsPhone: true,
    planned: true,
  }),
  rate: post('/v2/advices/:id/score', {
    summary: 'Scores the answer to an own advice, once',
    body: v.object({ score: v.picklist([1, 2, 3, 4, 5]), text: v.optional(text(200, 0)) }),
    data: Advice,
    needsToken: true,
    planned: true,
  }),
})

export const ServiceItem = v.object({
  id: Id,
  title: v.string(),
  title_en: v.optional(v.string()),
  icon: v.string(),
  note: v.string(),
  note_en: v.optional(v.string()),
  link: ServiceTarget,
  /** Key of the module of the app without which there is no such service. */
  module: v.optional(v.string()),
})
export type ServiceItem = v.InferOutput<typeof ServiceItem>

export const services = group('services', {
  groups: get('/v1/platform/merchant_groups', {
    summary: 'Service groups and what stands in them',
    data: v.object({
      list: v.array(
        v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()), items: v.array(ServiceItem) }),
      ),
    }),
    cacheable: true,
  }),
  matrix: get('/v1/matrix_accounts', {
    summary: 'WeChat accounts of the matrix',
    query: v.object({ ...PageQuery.entries, kind: v.optional(v.string()) }),
    data: pageOf(
      v.object({ id: Id, name: v.string(), image: v.nullable(MediaUrl), intro: v.string(), kind: v.string() }),
    ),
    cacheable: true,
    planned: true,
  }),
  matrixAccount: get('/v1/matrix_accounts/:id', {
    summary: 'One account of the matrix',
    data: v.object({
      id: Id,
      name: v.string(),
      image: v.nullable(MediaUrl),
      intro: v.string(),
      qr: v.nullable(MediaUrl),
    }),
    missingPanel: true,
    cacheable: true,
    planned: true,
  }),
})
