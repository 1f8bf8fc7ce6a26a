import type { AdviceKind } from '@plaza/shared/api'
import { workingDaysAfter } from './working-days'

/** Working days for an answer; see docs/decisions/0151. */
const ANSWER_DAYS: Readonly<Record<AdviceKind, number>> = { ask: 5, suggest: 10, complain: 5, praise: 10 }
/** Working days for a second answer. */
const SECOND_DAYS = 3

/** Until when a department answers an advice that comes at a moment. */
export const dueAfter = (at: Date, kind: AdviceKind, { answerDays }: { answerDays: number | null }): Date =>
  workingDaysAfter(at, answerDays ?? ANSWER_DAYS[kind])

/** Until when a department answers an advice that was opened again. */
export const dueAgainAfter = (at: Date): Date => workingDaysAfter(at, SECOND_DAYS)
