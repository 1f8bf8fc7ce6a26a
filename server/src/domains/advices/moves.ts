import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { adviceSteps, advices } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { stepRules } from './steps'

interface AdviceMove {
  id: string
  step: keyof typeof stepRules
  /** Whose advice it must be. */
  whose?: SQL
  /** Its writer; null for a department, whose operator stands in the log of the queue. */
  actorId: string | null
  /** Further condition. */
  where?: SQL | undefined
  set?: PgUpdateSetSource<typeof advices>
  text?: string | undefined
}

/**
 * Takes one step of an advice and writes it into its timeline; undefined if the rules of the step do not allow it. These
 * are conditions of the update, so that of parallel steps one wins.
 */
export async function tryMove(
  tx: Transaction,
  { id, step: name, whose, actorId, where, set, text }: AdviceMove,
): Promise<typeof advices.$inferSelect | undefined> {
  const { from, to, step, once, needsAnswer } = stepRules[name]
  const [moved] = await tx
    .update(advices)
    .set({ ...set, ...(to && { state: to }) } as PgUpdateSetSource<typeof advices>)
    .where(
      and(
        eq(advices.id, id),
        whose,
        inArray(advices.state, [...from]),
        once && isNull(advices[once]),
        needsAnswer && isNotNull(advices.answer),
        where,
      ),
    )
    .returning()
  if (!moved) return undefined
  await tx
    .insert(adviceSteps)
    .values({ id: newId(), adviceId: id, step, departmentId: moved.departmentId, actorId, text: text ?? null })
  return moved
}

/** Takes a step of its writer, and refuses what the advice does not allow. */
export async function moveAdvice(tx: Transaction, move: AdviceMove): Promise<typeof advices.$inferSelect> {
  const moved = await tryMove(tx, move)
  if (moved) return moved
  const [held] = await tx
    .select({ id: advices.id })
    .from(advices)
    .where(and(eq(advices.id, move.id), move.whose))
  throw refuse(held ? 'stateChanged' : 'contentGone')
}
