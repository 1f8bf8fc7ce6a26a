import type { Advice, AdviceStep, AdviceSummary } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { adviceSteps, advices, departments, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { notBlocked } from '../blocked'
import { excerptOf } from '../excerpt'
import { followedColumn, followersColumn } from '../social/follow-columns'
import { readWorkCalendar, type WorkCalendar } from '../work-calendar'
import { actionsOf } from './steps'
import { workingDaysBetween } from './working-days'

const EXCERPT_CHARACTERS = 80
const SERIAL_DIGITS = 5

const { tokens: _, ...adviceColumns } = getTableColumns(advices)

/**
 * What others wrote, as a reader sees it: nothing with the name of somebody whom the reader blocked. A letter without a
 * name stays, because its absence would tell whose it is.
 */
export const publicFor = (userId: string | undefined): SQL | undefined => {
  const unblocked = notBlocked(userId, advices.userId)
  return and(eq(advices.open, true), unblocked && or(ne(advices.audience, 'named'), unblocked))
}

/** What a reader may open: public letters, and own ones. */
const visibleTo = (userId: string | undefined): SQL | undefined =>
  userId ? or(publicFor(userId), eq(advices.userId, userId)) : publicFor(userId)

export const selectAdvices = (db: Executor, userId: string | undefined, where: SQL | undefined) =>
  db
    .select({
      advice: adviceColumns,
      department: { id: departments.id, name: departments.name, nameEn: departments.nameEn },
      author: { id: users.id, name: users.nickname, avatar: users.avatar },
      followers: followersColumn('advice', sql`${advices.id}`),
      followed: followedColumn(userId, 'advice', sql`${advices.id}`),
      now: sql<Date>`now()`.mapWith(advices.createdAt),
    })
    .from(advices)
    .innerJoin(departments, eq(departments.id, advices.departmentId))
    .innerJoin(users, eq(users.id, advices.userId))
    .where(where)
    .$dynamic()

export type AdviceRow = Awaited<ReturnType<typeof selectAdvices>>[number]

export const departmentName = ({ id, name, nameEn }: AdviceRow['department']) => ({
  id,
  name,
  ...(nameEn && { name_en: nameEn }),
})

/** The number by which people speak of an advice: day and serial. */
export const numberOf = ({ createdAt, serial }: AdviceRow['advice']): string =>
  `${siteDate(createdAt.getTime()).replaceAll('-', '')}-${String(serial).padStart(SERIAL_DIGITS, '0')}`

/** Until when an answer is due, if one is, and whether it is or was late. */
export function dueOf({ advice, now }: Pick<AdviceRow, 'advice' | 'now'>, calendar: WorkCalendar) {
  const isWaiting = advice.phase === 'waiting'
  const dueAt = isWaiting ? advice.dueAt : null
  return {
    dueAt,
    daysLeft: dueAt && workingDaysBetween(calendar, now, dueAt),
    late: isWaiting ? advice.state !== 'asked' && dueAt !== null && dueAt < now : advice.answeredLate,
  }
}

function toSummary(row: AdviceRow, calendar: WorkCalendar, userId?: string): AdviceSummary {
  const { advice, department, author, followers } = row
  const isOwn = advice.userId === userId
  const { dueAt, daysLeft, late } = dueOf(row, calendar)
  return {
    id: advice.id,
    number: numberOf(advice),
    title: advice.title,
    ...(advice.titleEn && { title_en: advice.titleEn }),
    excerpt: excerptOf(advice.content, EXCERPT_CHARACTERS),
    kind: advice.kind,
    department: departmentName(department),
    state: advice.state,
    author: isOwn || advice.audience === 'named' ? author : null,
    audience: advice.audience,
    created_at: advice.createdAt.toISOString(),
    due_at: dueAt?.toISOString() ?? null,
    days_left: daysLeft,
    late,
    answer_excerpt: advice.answer === null ? null : excerptOf(advice.answer, EXCERPT_CHARACTERS),
    answered_at: advice.answeredAt?.toISOString() ?? null,
    score: advice.score,
    followers,
    own: isOwn,
    hidden: advice.hiddenReason !== null,
  }
}

export async function toSummaries(db: Executor, rows: readonly AdviceRow[], userId?: string): Promise<AdviceSummary[]> {
  const calendar = await readWorkCalendar(db)
  return rows.map((row) => toSummary(row, calendar, userId))
}

/** Steps whose words only the writer and the department read. */
export const CONFIDENTIAL: readonly AdviceStep[] = ['asked', 'supplied', 'rated']

/** Tags of the cached answers that show an advice. */
export const ADVICES_TAG = 'advices'
export const adviceTag = (id: string): string => `advice:${id}`

/** Steps of advices, oldest first. */
export async function stepsOf(db: Executor, adviceIds: readonly string[]) {
  return db
    .select({
      adviceId: adviceSteps.adviceId,
      at: adviceSteps.at,
      step: adviceSteps.step,
      text: adviceSteps.text,
      department: { id: departments.id, name: departments.name, nameEn: departments.nameEn },
    })
    .from(adviceSteps)
    .innerJoin(departments, eq(departments.id, adviceSteps.departmentId))
    .where(inArray(adviceSteps.adviceId, [...adviceIds]))
    .orderBy(asc(adviceSteps.at), asc(adviceSteps.id))
}

type StepRow = Awaited<ReturnType<typeof stepsOf>>[number]

/** An advice for its writer or for everybody else. */
async function toAdvice(db: Executor, row: AdviceRow, userId: string | undefined): Promise<Advice> {
  const { advice } = row
  const steps = await stepsOf(db, [advice.id])
  const lastText = (step: StepRow['step']) => steps.findLast((one) => one.step === step)?.text ?? null
  const isOwn = advice.userId === userId
  return {
    ...toSummary(row, await readWorkCalendar(db), userId),
    content: advice.content,
    images: advice.images,
    place: advice.place,
    answer: advice.answer,
    held: advice.held,
    question: isOwn && advice.state === 'asked' ? lastText('asked') : null,
    refusal: advice.state === 'refused' ? lastText('refused') : null,
    hidden_reason: isOwn ? advice.hiddenReason : null,
    followed: row.followed,
    actions: isOwn ? actionsOf(advice) : [],
    steps: steps.map(({ at, step, text, department }) => ({
      at: at.toISOString(),
      step,
      department: departmentName(department),
      text: isOwn || !CONFIDENTIAL.includes(step) ? text : null,
    })),
  }
}

/** An advice that everybody may see, or the person's own. */
export async function readAdvice({ db, user }: Pick<Context, 'db' | 'user'>, id: string): Promise<Advice> {
  const [row] = await selectAdvices(db, user?.id, and(eq(advices.id, id), visibleTo(user?.id)))
  if (!row) throw refuse('contentGone')
  return toAdvice(db, row, user?.id)
}
