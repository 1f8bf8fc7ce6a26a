import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../data/database'
import { advices, departments } from '../../data/schema/index'
import { type Decision, type DecisionOutcome, ItemFailure } from '../queue/subject'
import { tryMove } from './moves'
import { tellDecision } from './notices'
import { publishPictures, withdrawPictures } from './pictures'
import { ADVICES_TAG, adviceTag } from './rows'
import { type AdviceDecision, stepRules } from './steps'

type Changes = PgUpdateSetSource<typeof advices>

const isLate = sql`coalesce(${advices.dueAt} < now(), false)`

/** What a decision changes besides the state; `where` is a further condition. */
function changesOf(step: AdviceDecision, { reason, department }: Decision): { set?: Changes; where?: SQL } {
  switch (step) {
    case 'transfer':
      // To another department, which has the same deadline: its writer does not wait longer.
      return { set: { departmentId: department as string }, where: sql`${advices.departmentId} <> ${department}` }
    case 'ask':
      return { set: { askedAt: sql`now()` } }
    case 'answer':
      // The department has read it, so it is not held back any more; see docs/decisions/0152.
      return { set: { answer: reason, answeredAt: sql`now()`, answeredLate: isLate, held: false } }
    default:
      return {}
  }
}

async function requireDepartment(tx: Transaction, id: string | undefined): Promise<void> {
  const [found] = id ? await tx.select({ id: departments.id }).from(departments).where(eq(departments.id, id)) : []
  if (!found) throw new ItemFailure('unfit')
}

const outcomeFor = (id: string): DecisionOutcome => ({ tags: [adviceTag(id), ADVICES_TAG] })

/** An operator begins to work on an advice; the timeline says so once. */
export async function takeAdvice(tx: Transaction, id: string): Promise<DecisionOutcome> {
  await tryMove(tx, { id, step: 'take', actorId: null })
  return outcomeFor(id)
}

/** Decisions that only somebody can make who has taken the advice. */
const needsTake = (step: AdviceDecision): boolean => !stepRules[step].from.includes('received')

/** What a department decides about an advice: see `stepRules`. */
export async function decideAdvice(tx: Transaction, id: string, made: Decision): Promise<DecisionOutcome> {
  const step = made.decision as AdviceDecision
  if (step === 'transfer') await requireDepartment(tx, made.department)
  if (needsTake(step)) await takeAdvice(tx, id)
  const moved = await tryMove(tx, { id, step, actorId: null, text: made.reason, ...changesOf(step, made) })
  if (!moved) throw new ItemFailure('unfit')
  if (step === 'answer' && moved.open) await publishPictures(tx, moved)
  if (step === 'refuse') await withdrawPictures(tx, moved)
  await tellDecision(tx, moved, { decision: step, words: made.reason })
  return outcomeFor(id)
}
