import { Count, config, GuideDepartment, GuideParts, GuidePlace, GuideQuestion, ServiceItem } from '@plaza/shared/api'
import * as v from 'valibot'
import { ClockTime } from '../moments'
import { Key, type References, ShortText, Words } from '../references'

export const Topic = v.strictObject({ id: Words, name: ShortText, name_en: ShortText, icon: Words })
export const Department = v.strictObject({ ...GuideDepartment.entries, name_en: ShortText, phone: Words })
const Hours = v.strictObject({
  /** Monday is 1, Sunday is 7. */
  days: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  from: ClockTime,
  to: ClockTime,
})
export const Place = v.strictObject({
  ...GuidePlace.entries,
  name_en: ShortText,
  address_en: Words,
  hours: v.array(Hours),
  open_on_holidays: v.optional(v.literal(true)),
})
export const AppModule = v.strictObject({ ...config.modules.data.entries.list.item.entries, name_en: ShortText })
export const ServiceGroup = v.strictObject({ id: Words, name: ShortText, name_en: ShortText })
export const serviceOf = (refs: References) =>
  v.strictObject({
    ...ServiceItem.entries,
    title_en: ShortText,
    note_en: Words,
    group: refs.serviceGroup,
    module: v.optional(refs.appModule),
  })

/** `question:answer`, as in a guide's own questions. */
const When = GuideQuestion.entries.when
/** A text that always applies, or one for some cases. */
const Line = v.union([
  v.strictObject({ text: Words, text_en: v.optional(Words), when: When }),
  v.pipe(
    Words,
    v.transform((text) => ({ text })),
  ),
])
const Paper = v.strictObject({
  name: ShortText,
  name_en: v.optional(ShortText),
  note: v.optional(Words),
  note_en: v.optional(Words),
  original: v.optional(v.boolean(), true),
  copies: v.optional(Count, 0),
  required: v.optional(v.boolean(), true),
  when: When,
})
const Step = v.strictObject(GuideParts.entries.steps.item.entries)
const Question = v.strictObject({ ...GuideQuestion.entries, text_en: Words })

const Guide = (refs: References) =>
  v.strictObject({
    id: Key,
    title: ShortText,
    title_en: ShortText,
    summary: Words,
    summary_en: Words,
    theme: refs.guideTheme,
    events: v.optional(v.array(refs.guideEvent), []),
    department: refs.guideDepartment,
    /** Position among those often used. */
    hot: v.optional(Count),
    online: v.optional(v.boolean(), false),
    /** Days since it was brought up to date. */
    updated: v.optional(Count, 0),
    /** How many found it useful, and how many did not. */
    useful: v.optional(v.pipe(v.array(Count), v.length(2)), [0, 0]),
    questions: v.optional(v.array(Question), []),
    conditions: v.array(Line),
    papers: v.array(Paper),
    steps: v.array(Step),
    takes: Words,
    takes_en: Words,
    fees: v.array(Line),
    basis: v.array(Words),
    places: v.array(refs.guidePlace),
    related: v.optional(v.array(refs.guide), []),
  })
export type SeedGuide = v.InferOutput<ReturnType<typeof Guide>>

/** A condition on an answer that the guide does not have would hide its part from everybody. */
export const guideOf = (refs: References) =>
  v.pipe(
    Guide(refs),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { questions, conditions, papers, steps, fees } = dataset.value
      const answers = new Set(questions.flatMap(({ id, options }) => options.map(({ value }) => `${id}:${value}`)))
      for (const part of [questions, conditions, papers, steps, fees].flat())
        for (const answer of ('when' in part && part.when) || [])
          if (!answers.has(answer)) addIssue({ message: `${answer} is no answer to a question of this guide` })
    }),
  )
