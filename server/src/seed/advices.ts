import type { AdviceState, AdviceStep } from '@plaza/shared/api'
import { HOUR_MS, MINUTE_MS } from '@plaza/shared/format'
import type { Executor } from '../data/database'
import { adviceSteps, advices, departments, followCounts, queueItems } from '../data/schema/index'
import { dueAfter, dueAgainAfter } from '../domains/advices/due'
import { topicTokens } from '../domains/advices/similar'
import type { AdviceDecision } from '../domains/advices/steps'
import { workingDaysAfter } from '../domains/advices/working-days'
import type { WorkCalendar } from '../domains/work-calendar'
import type { Demo } from './demo/read'
import type { SeedAdvice } from './demo/schemas/civic/advices'
import { insertRows } from './insert'
import { resolvePast, withWeekdays } from './moments'

export const departmentRows = (demo: Demo): (typeof departments.$inferInsert)[] =>
  demo.departments.map(({ id, image, ...department }, sort) => ({
    ...department,
    id: String(id),
    image: demo.media.picture(image).url,
    sort,
  }))

export async function seedAdvices(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, departments, departmentRows(demo))
  const oldestFirst = adviceRows(demo, at).toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  await insertRows(db, advices, oldestFirst)
  await insertRows(db, adviceSteps, adviceStepRows(demo, at))
  await insertRows(db, queueItems, decidedItemRows(demo, at))
  await insertRows(
    db,
    followCounts,
    demo.advices
      .filter(({ followers }) => followers > 0)
      .map(({ id, followers }) => ({ kind: 'advice' as const, targetId: String(id), followers })),
  )
}

/** Offices answer some hours before they close, each advice at a time of its own. */
const EARLIEST_MS = 8 * HOUR_MS
const MINUTES_OF_DAY = 430

function calendarOf({ site: [site] }: Demo): WorkCalendar {
  if (!site) throw new Error('The demo has no site.')
  return site.work_calendar
}

export interface TimelineStep {
  step: AdviceStep
  at: Date
  state: AdviceState
  department: number
  text?: string | undefined
  by: 'writer' | 'department'
}

/** The steps of an advice with their moments, each after the one before it; those that would lie after now are left out. */
export function timelineOf(demo: Demo, advice: SeedAdvice, now: Date): TimelineStep[] {
  const calendar = calendarOf(demo)
  const department = advice.from?.department ?? advice.to
  const sent = resolvePast(advice.sent, now)
  const steps: TimelineStep[] = [{ step: 'received', at: sent, state: 'received', department, by: 'writer' }]
  const add = (step: AdviceStep, days: number, more: Pick<TimelineStep, 'state' | 'by' | 'text'>) => {
    const before = steps.at(-1)?.at ?? sent
    const minute = (advice.id * 37 + steps.length * 101) % MINUTES_OF_DAY
    const planned = workingDaysAfter(calendar, before, days).getTime() - EARLIEST_MS + minute * MINUTE_MS
    const at = new Date(Math.max(planned, before.getTime() + HOUR_MS))
    const text = more.text && withWeekdays(more.text, at)
    steps.push({ step, at, department: step === 'handed-on' ? department : advice.to, ...more, text })
  }
  const { from, taken, asked, refused, answer, score, reopened, closed } = advice
  if (from) add('handed-on', from.days, { state: 'received', by: 'department', text: from.text })
  if (taken !== undefined || asked || answer) add('taken', taken ?? 0, { state: 'assigned', by: 'department' })
  if (asked) add('asked', asked.days, { state: 'asked', by: 'department', text: asked.text })
  if (asked?.reply) add('supplied', asked.reply.days, { state: 'assigned', by: 'writer', text: asked.reply.text })
  if (refused) add('refused', refused.days, { state: 'refused', by: 'department', text: refused.text })
  if (answer) add('answered', answer.days, { state: 'answered', by: 'department', text: answer.text })
  if (reopened) add('reopened', reopened.days, { state: 'reopened', by: 'writer', text: reopened.text })
  const again = reopened?.answer
  if (again) {
    add('taken', 0, { state: 'assigned', by: 'department' })
    add('answered', again.days, { state: 'answered', by: 'department', text: again.text })
  }
  const state = steps.at(-1)?.state ?? 'received'
  if (score !== undefined) add('rated', 0, { state, by: 'writer' })
  if (closed) add('closed', closed.days, { state: 'closed', by: 'department', text: closed.text })
  return steps.filter(({ at }) => at <= now)
}

export const adviceStepRows = (demo: Demo, now: Date) =>
  demo.advices.flatMap((advice) =>
    timelineOf(demo, advice, now).map(({ step, at, department, text, by }, index) => ({
      id: `${advice.id}-${String(index).padStart(2, '0')}`,
      adviceId: String(advice.id),
      step,
      departmentId: String(department),
      actorId: by === 'writer' ? String(advice.user) : null,
      text: text ?? null,
      at,
    })),
  )

/** The department that an advice is with. */
const ownerOf = ({ from, to }: SeedAdvice, steps: readonly TimelineStep[]): number =>
  from && !steps.some(({ step }) => step === 'handed-on') ? from.department : to

export const adviceRows = (demo: Demo, now: Date) =>
  demo.advices.map((advice) => {
    const steps = timelineOf(demo, advice, now)
    const calendar = calendarOf(demo)
    const momentOf = (step: AdviceStep) => steps.findLast((one) => one.step === step)?.at ?? null
    const department = demo.departments.find(({ id }) => id === ownerOf(advice, steps))
    const createdAt = resolvePast(advice.sent, now)
    const [reopenedAt, answered] = [momentOf('reopened'), steps.findLast(({ step }) => step === 'answered')]
    const dueAt = reopenedAt
      ? dueAgainAfter(calendar, reopenedAt)
      : dueAfter(calendar, createdAt, { kind: advice.kind, answerDays: department?.answerDays ?? null })
    return {
      id: String(advice.id),
      userId: String(advice.user),
      departmentId: String(ownerOf(advice, steps)),
      kind: advice.kind,
      title: advice.title,
      titleEn: advice.titleEn,
      content: advice.text,
      images: advice.pictures.map(demo.media.picture),
      place: advice.place ?? null,
      audience: advice.audience,
      state: steps.at(-1)?.state ?? 'received',
      dueAt,
      askedAt: momentOf('asked'),
      answer: answered?.text ?? null,
      answeredAt: answered?.at ?? null,
      answeredLate: answered !== undefined && answered.at > dueAt && answered.at > (reopenedAt ?? createdAt),
      reopenedAt,
      score: (momentOf('rated') && advice.score) ?? null,
      tokens: topicTokens([advice.title, advice.titleEn].filter(Boolean).join(' ')),
      createdAt,
    }
  })

const decisionOf: Readonly<Partial<Record<AdviceStep, AdviceDecision>>> = {
  answered: 'answer',
  closed: 'close',
  refused: 'refuse',
}

const decidedStates: readonly AdviceState[] = ['answered', 'closed', 'refused']

/** What departments have decided, for their queue; what waits is added by a trigger. */
export const decidedItemRows = (demo: Demo, now: Date) =>
  demo.advices.flatMap((advice) => {
    const steps = timelineOf(demo, advice, now)
    const last = steps.findLast(({ step }) => decisionOf[step])
    const decision = last && decisionOf[last.step]
    if (!decision || !decidedStates.includes(steps.at(-1)?.state ?? 'received')) return []
    return {
      queue: 'departments',
      kind: advice.kind,
      subjectId: String(advice.id),
      authorId: String(advice.user),
      cause: 'received' as const,
      state: 'decided' as const,
      departmentId: String(advice.to),
      decidedBy: demo.departments.find(({ id }) => id === advice.to)?.name ?? '',
      decidedAt: last.at,
      sortAt: last.at,
      decision,
      reason: last.text ?? '',
      createdAt: resolvePast(advice.sent, now),
    }
  })
