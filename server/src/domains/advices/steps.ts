import type { AdviceAction, AdviceState, AdviceStep } from '@plaza/shared/api'
import type { queues } from '@plaza/shared/operations'

/** What the department decides, in its queue. */
export type AdviceDecision = keyof typeof queues.departments.decisions
type StepName = AdviceAction | AdviceDecision | 'take'

interface StepRule {
  from: readonly AdviceState[]
  /** The state afterwards; the same one where it is left out. */
  to?: AdviceState
  /** What the timeline says. */
  step: AdviceStep
  by: 'writer' | 'department'
  /** Only once: what must not have a value yet. */
  once?: 'score' | 'reopenedAt'
  /** Only about an answer, whatever came after it. */
  needsAnswer?: true
}

/** Every step of an advice: who may take it, from which states, and where it leads. */
export const stepRules: Readonly<Record<StepName, StepRule>> = {
  take: { from: ['received', 'reopened'], to: 'assigned', step: 'taken', by: 'department' },
  transfer: { from: ['received', 'assigned', 'reopened'], to: 'received', step: 'handed-on', by: 'department' },
  ask: { from: ['assigned'], to: 'asked', step: 'asked', by: 'department' },
  supply: { from: ['asked'], to: 'assigned', step: 'supplied', by: 'writer' },
  answer: { from: ['assigned'], to: 'answered', step: 'answered', by: 'department' },
  rate: { from: ['answered', 'closed'], step: 'rated', by: 'writer', once: 'score', needsAnswer: true },
  // After the department has closed it too: otherwise a close would take away from the writer to say 'still not solved'.
  reopen: {
    from: ['answered', 'closed'],
    to: 'reopened',
    step: 'reopened',
    by: 'writer',
    once: 'reopenedAt',
    needsAnswer: true,
  },
  close: { from: ['answered', 'asked'], to: 'closed', step: 'closed', by: 'department' },
  refuse: { from: ['received', 'assigned'], to: 'refused', step: 'refused', by: 'department' },
}

interface AdviceMarks {
  state: AdviceState
  answer: string | null
  score: number | null
  reopenedAt: Date | null
}

/** What the writer may do now: rate an answer once, and open an advice again once. */
export function actionsOf({ state, ...marks }: AdviceMarks): AdviceAction[] {
  return (['supply', 'rate', 'reopen'] as const).filter((action) => {
    const { from, once, needsAnswer } = stepRules[action]
    return from.includes(state) && (!once || marks[once] === null) && (!needsAnswer || marks.answer !== null)
  })
}
