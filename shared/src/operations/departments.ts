import * as v from 'valibot'
import { Why } from './why'

/** GET `departments`: all departments, for handing an advice on; `own` are those that the operator decides for. */
export interface DepartmentChoice {
  id: string
  name: string
  nameEn: string | null
  own: boolean
}

/** GET `departments/templates`: those of own departments. */
export interface AnswerTemplate {
  id: string
  department: string
  title: string
  text: string
  changedBy: string
  /** Milliseconds since the epoch. */
  changedAt: number
}

const TemplateId = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
/** POST `departments/save-template`: adds a template, or changes one that has an id. Answers the list. */
export const SaveTemplateBody = v.strictObject({
  id: v.optional(TemplateId),
  department: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(3000)),
})
/** POST `departments/remove-template`: answers the list. */
export const RemoveTemplateBody = v.strictObject({ id: TemplateId })

/** POST `departments/contact`: answers `WriterContact`, and stands in the log with the reason. */
export const ContactBody = v.strictObject({ item: v.pipe(v.number(), v.integer(), v.minValue(1)), why: Why })
export interface WriterContact {
  name: string
  phone: string | null
}

/** Days that figures may look back. */
export const figureSpans = [30, 90, 365] as const
export type FigureSpan = (typeof figureSpans)[number]
/** GET `departments/figures?days=`; `departments/figures.csv?days=&language=` is the same table as a file. */
export const FiguresQuery = v.object({
  days: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(figureSpans)), '30'),
  language: v.optional(v.picklist(['en', 'zh']), 'zh'),
})
/** What a department received and answered within some days. */
export interface DepartmentFigures {
  id: string
  name: string
  nameEn: string | null
  received: number
  /** Answered before the deadline. */
  punctual: number
  late: number
  /** Waiting after its deadline now. */
  overdue: number
  /** From an advice to its answer; null without answers. */
  averageDays: number | null
  rating: number | null
  rated: number
}
