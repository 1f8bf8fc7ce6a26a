import type { AdviceDecision } from '@plaza/shared/api'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../data/database'
import { advices, departments } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { keyIn } from '../uploads/own-uploads'
import { publishUploads } from '../uploads/visibility'
import { moveAdvice } from './moves'
import { decidedBy } from './rows'

type Changes = PgUpdateSetSource<typeof advices>

const isLate = sql`coalesce(${advices.dueAt} < now(), false)`

/** What a decision changes besides the state; `once` is a further condition. */
function changesOf(decision: AdviceDecision, personId: string): { set?: Changes; once?: SQL } {
  switch (decision.step) {
    case 'take':
      return { set: { handlerId: personId } }
    case 'hand-on':
      // To another department, which has the same deadline: its writer does not wait longer.
      return {
        set: { departmentId: decision.department_id, handlerId: null },
        once: sql`${advices.departmentId} <> ${decision.department_id}`,
      }
    case 'ask':
      return { set: { askedAt: sql`now()` } }
    case 'answer':
      // The department has read it, so it is not held back any more; see docs/decisions/0152.
      return { set: { answer: decision.text, answeredAt: sql`now()`, answeredLate: isLate, held: false } }
    default:
      return {}
  }
}

async function requireDepartment(tx: Transaction, id: string): Promise<void> {
  const [found] = await tx.select({ id: departments.id }).from(departments).where(eq(departments.id, id))
  if (!found) throw refuse('badInput')
}

/** A decision of somebody who decides for the advice's department; to everybody else there is no such advice. */
export async function decide({ db, person }: Context, id: string, decision: AdviceDecision): Promise<void> {
  await db.transaction(async (tx) => {
    if (decision.step === 'hand-on') await requireDepartment(tx, decision.department_id)
    const moved = await moveAdvice(tx, {
      id,
      step: decision.step,
      whose: decidedBy(person.id),
      actorId: person.id,
      text: 'text' in decision ? decision.text : undefined,
      ...changesOf(decision, person.id),
    })
    if (decision.step === 'answer' && moved.open)
      await publishUploads(
        tx,
        moved.images.map(({ url }) => keyIn(url)),
      )
  })
}
