import type { AdviceKind } from '@plaza/shared/api'
import { type SQL, sql, type Table } from 'drizzle-orm'
import type { WorkCalendar } from '../work-calendar'
import { workingDaysAfter } from './working-days'

/** Working days for an answer; see docs/decisions/0151. */
const ANSWER_DAYS: Readonly<Record<AdviceKind, number>> = { ask: 5, suggest: 10, complain: 5, praise: 10 }
/** Working days for a second answer. */
const SECOND_DAYS = 3

/** Until when a department answers an advice that comes at a moment. */
export const dueAfter = (
  calendar: WorkCalendar,
  at: Date,
  { kind, answerDays }: { kind: AdviceKind; answerDays: number | null },
): Date => workingDaysAfter(calendar, at, answerDays ?? ANSWER_DAYS[kind])

/** Until when a department answers an advice that was opened again. */
export const dueAgainAfter = (calendar: WorkCalendar, at: Date): Date => workingDaysAfter(calendar, at, SECOND_DAYS)

/** A department that has asked the writer something is not late: see docs/decisions/0151. */
export const isOverdue = (table: SQL | Table): SQL =>
  sql`(${table}.phase = 'waiting' and ${table}.state <> 'asked' and ${table}.due_at < now())`
