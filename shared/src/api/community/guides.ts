import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Count, Id, Moment, PageQuery, pageOf } from '../core/fields'
import { MatchRanges, SearchText } from '../core/search'
import { WeeklyHours } from '../core/weekly-hours'

const Named = { id: Id, name: v.string(), name_en: v.optional(v.string()) }
const GuideTopic = v.object({ ...Named, icon: v.string(), count: Count })
export type GuideTopic = v.InferOutput<typeof GuideTopic>
export const GuideDepartment = v.object(Named)

/** Answers for which something applies, as `question:answer`: one of those named of each question. Always without. */
const When = v.optional(v.array(v.string()))

export const GuideQuestion = v.object({
  id: Id,
  text: v.string(),
  text_en: v.optional(v.string()),
  /** Why it is asked, or where to look it up. */
  hint: v.optional(v.string()),
  hint_en: v.optional(v.string()),
  options: v.array(v.object({ value: Id, text: v.string(), text_en: v.optional(v.string()) })),
  when: When,
})
export type GuideQuestion = v.InferOutput<typeof GuideQuestion>

export const GuidePaper = v.object({
  ...Named,
  note: v.optional(v.string()),
  note_en: v.optional(v.string()),
  original: v.boolean(),
  copies: Count,
  /** Not needed where the counter can look it up. */
  required: v.boolean(),
  when: When,
})
export type GuidePaper = v.InferOutput<typeof GuidePaper>

export const GuidePlace = v.object({
  ...Named,
  address: v.string(),
  address_en: v.optional(v.string()),
  phone: v.string(),
  lat: v.number(),
  lng: v.number(),
  hours: WeeklyHours,
})
export type GuidePlace = v.InferOutput<typeof GuidePlace>

export const GuideSummary = v.object({
  id: Id,
  title: v.string(),
  title_en: v.optional(v.string()),
  summary: v.string(),
  summary_en: v.optional(v.string()),
  department: GuideDepartment,
  online: v.boolean(),
  /** Whether questions lead to the papers of one's own case. */
  asks: v.boolean(),
})
export type GuideSummary = v.InferOutput<typeof GuideSummary>

/** A sentence that always applies, or one for some cases. */
const GuideLine = v.object({ text: v.string(), text_en: v.optional(v.string()), when: When })

/** The parts of a guide that depend on one's case, and what surrounds them. */
export const GuideParts = v.object({
  questions: v.array(GuideQuestion),
  conditions: v.array(GuideLine),
  papers: v.array(GuidePaper),
  steps: v.array(
    v.object({
      ...GuideLine.entries,
      title: v.string(),
      title_en: v.optional(v.string()),
      takes: v.optional(v.string()),
      takes_en: v.optional(v.string()),
    }),
  ),
  /** From the application to the result. */
  takes: v.string(),
  takes_en: v.optional(v.string()),
  fees: v.array(GuideLine),
  basis: v.array(v.string()),
})

export const Guide = v.object({
  ...GuideSummary.entries,
  ...GuideParts.entries,
  places: v.array(GuidePlace),
  phone: v.string(),
  related: v.array(GuideSummary),
  updated_at: Moment,
  /** How many found it useful, and how many did not. */
  useful: v.object({ yes: Count, no: Count }),
})
export type Guide = v.InferOutput<typeof Guide>

const GuideHit = v.object({
  ...GuideSummary.entries,
  title_marks: MatchRanges,
  title_en_marks: MatchRanges,
  department_marks: MatchRanges,
  /** The condition in which the words were found, if they are in no title. */
  condition: v.nullable(v.object({ text: v.string(), marks: MatchRanges })),
})
export type GuideHit = v.InferOutput<typeof GuideHit>

export const guides = group('guides', {
  categories: get('/v1/guide_categories', {
    summary: 'Themes, life events and departments of the service guides',
    data: v.object({
      themes: v.array(GuideTopic),
      events: v.array(GuideTopic),
      departments: v.array(v.object({ ...Named, count: Count })),
    }),
    cacheable: true,
  }),
  list: get('/v1/guides', {
    summary: 'Service guides of a theme, a life event or a department, or those often used',
    query: v.object({
      ...PageQuery.entries,
      by: v.optional(v.picklist(['hot', 'theme', 'event', 'department'])),
      of: v.optional(Id),
    }),
    data: pageOf(GuideSummary),
    cacheable: true,
  }),
  search: get('/v1/guide_search', {
    expensive: 'search',
    summary: 'Service guides by words or pinyin, in title, department and conditions',
    query: v.object({ ...PageQuery.entries, q: SearchText }),
    data: pageOf(GuideHit),
    cacheable: true,
  }),
  detail: get('/v1/guides/:id', {
    summary: 'A service guide: who, what to bring, where, how long, how much',
    data: Guide,
    missingPanel: true,
    cacheable: true,
  }),
  rate: post('/v1/guides/:id/useful', {
    summary: 'Says whether a guide was useful; counted once per user and device, and may be changed',
    body: v.object({ useful: v.boolean() }),
    data: v.object({ useful: v.boolean(), yes: Count, no: Count }),
  }),
})
