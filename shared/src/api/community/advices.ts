import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf, text } from '../core/fields'

export const AdviceKind = v.picklist(['ask', 'suggest', 'complain', 'praise'])
export type AdviceKind = v.InferOutput<typeof AdviceKind>

/** `asked`: the department has asked its writer something and waits for the reply. */
export const AdviceState = v.picklist(['received', 'assigned', 'asked', 'answered', 'reopened', 'closed', 'refused'])
export type AdviceState = v.InferOutput<typeof AdviceState>

/** How others see it: with the writer's name, without it, or not at all. */
export const AdviceAudience = v.picklist(['named', 'anonymous', 'private'])
export type AdviceAudience = v.InferOutput<typeof AdviceAudience>

const DepartmentName = v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()) })

export const Department = v.object({
  ...DepartmentName.entries,
  image: v.nullable(MediaUrl),
  intro: v.string(),
  intro_en: v.optional(v.string()),
  phone: v.string(),
  /** Public advices with an answer. */
  answered: Count,
})
export type Department = v.InferOutput<typeof Department>

export const AdviceSummary = v.object({
  id: Id,
  number: v.string(),
  title: v.string(),
  title_en: v.optional(v.string()),
  excerpt: v.string(),
  kind: AdviceKind,
  department: DepartmentName,
  state: AdviceState,
  /** Null if the writer is not shown. */
  author: v.nullable(Author),
  audience: AdviceAudience,
  created_at: Moment,
  /** The department's deadline for an answer; null where none is due. */
  due_at: v.nullable(Moment),
  /** Working days until the deadline; null where no answer is due. */
  days_left: v.nullable(Count),
  /** Past its deadline, or answered after it. */
  late: v.boolean(),
  /** The first words of the answer. */
  answer_excerpt: v.nullable(v.string()),
  answered_at: v.nullable(Moment),
  score: v.nullable(v.number()),
  followers: Count,
  own: v.boolean(),
  /** A reviewer hid it: only its writer and the department see it. */
  hidden: v.boolean(),
})
export type AdviceSummary = v.InferOutput<typeof AdviceSummary>

export const AdviceStep = v.picklist([
  'received',
  'taken',
  'handed-on',
  'asked',
  'supplied',
  'answered',
  'rated',
  'reopened',
  'closed',
  'refused',
])
export type AdviceStep = v.InferOutput<typeof AdviceStep>

/** What the writer of an advice may do now. */
export const AdviceAction = v.picklist(['supply', 'rate', 'reopen'])
export type AdviceAction = v.InferOutput<typeof AdviceAction>

export const Advice = v.object({
  ...AdviceSummary.entries,
  content: v.string(),
  images: v.array(v.object({ url: MediaUrl, width: Count, height: Count })),
  place: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  /** Only the writer and the department see it: it waits for a review. */
  held: v.boolean(),
  /** What the department has asked its writer; only the writer sees it. */
  question: v.nullable(v.string()),
  /** Why it was refused. */
  refusal: v.nullable(v.string()),
  /** Why a reviewer hid it; only the writer sees it. */
  hidden_reason: v.nullable(v.string()),
  followed: v.boolean(),
  actions: v.array(AdviceAction),
  /** Oldest first. A step's words are left out where only the writer and the department may read them. */
  steps: v.array(v.object({ at: Moment, step: AdviceStep, department: DepartmentName, text: v.nullable(v.string()) })),
})
export type Advice = v.InferOutput<typeof Advice>

export const AdviceStatistics = v.object({
  total: Count,
  answered: Count,
  /** Answered within the deadline, of 100 that are answered or overdue. */
  punctual: Count,
  /** Mean score of the rated answers; null without one. */
  score: v.nullable(v.number()),
  /** The last twelve weeks, oldest first, each from its Monday. */
  weeks: v.array(v.object({ from: Moment, received: Count, answered: Count })),
  departments: v.array(v.object({ ...DepartmentName.entries, received: Count, answered: Count, late: Count })),
})
export type AdviceStatistics = v.InferOutput<typeof AdviceStatistics>

/** Groups of states that a list is filtered by. */
export const AdviceFilter = v.picklist(['waiting', 'answered', 'late'])

const reply = (max: number) => v.object({ text: text(max) })

/** Draft name of an unsent advice. */
export const ADVICE_DRAFT = 'advice-publish'

export const advices = group('advices', {
  list: get('/v2/advices_merchants/', {
    summary: 'Public advices, of a department or all, newest first',
    query: v.object({
      ...PageQuery.entries,
      merchant_id: v.optional(Id),
      kind: v.optional(AdviceKind),
      state: v.optional(AdviceFilter),
    }),
    data: pageOf(AdviceSummary),
    cacheable: true,
  }),
  department: get('/v2/advice_merchant', {
    summary: 'One department that takes advices, or all without an id',
    query: v.object({ id: v.optional(Id) }),
    data: v.object({ list: v.array(Department) }),
    cacheable: true,
  }),
  statistics: get('/v2/advice_statistics', {
    summary: 'Figures of all advices: received and answered by week and by department',
    data: AdviceStatistics,
    cacheable: 'for everyone',
  }),
  similar: get('/v2/similar_advices', {
    summary: 'Public answered advices whose titles resemble some words, the most similar first',
    query: v.object({ q: text(100, 2) }),
    data: v.object({ list: v.array(AdviceSummary) }),
    expensive: 'search',
  }),
  detail: get('/v2/advices/:id', {
    summary: 'An advice: a public one, or an own one',
    data: Advice,
    missingPanel: true,
    cacheable: true,
  }),
  mine: get('/v2/my_advices', {
    summary: 'Own advices, of a department or all, newest first',
    query: v.object({ ...PageQuery.entries, merchant_id: v.optional(Id) }),
    data: pageOf(AdviceSummary),
    needsToken: true,
  }),
  publish: post('/v2/advices', {
    summary: 'Sends an advice',
    body: v.object({
      merchant_id: Id,
      kind: AdviceKind,
      title: text(40, 4),
      content: text(1000, 10),
      images: v.pipe(v.array(v.string()), v.maxLength(6)),
      place: v.optional(text(60)),
      audience: AdviceAudience,
      /** Idempotency key, generated once per draft. */
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Advice,
    needsPhone: true,
    afterLogin: true,
    draftOf: () => ADVICE_DRAFT,
  }),
  supply: post('/v2/advices/:id/supplement', {
    summary: 'Answers what the department has asked about an own advice',
    body: reply(500),
    data: Advice,
    needsToken: true,
  }),
  rate: post('/v2/advices/:id/score', {
    summary: 'Scores the answer to an own advice, once',
    body: v.object({ score: v.picklist([1, 2, 3, 4, 5]), text: v.optional(text(200, 0)) }),
    data: Advice,
    needsToken: true,
  }),
  reopen: post('/v2/advices/:id/reopen', {
    summary: 'Opens an answered own advice again, once',
    body: reply(500),
    data: Advice,
    needsToken: true,
  }),
})
