import type { AnswerTemplate, SaveTemplateBody } from '@plaza/shared/operations'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database, Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { answerTemplates, departments } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { departmentsOf, isStaffOf } from '../queue/rights'

const MAX_TEMPLATES = 100

const isOwn = (who: string) => sql`${answerTemplates.departmentId} in ${departmentsOf(who)}`

/** Templates of an operator's departments. */
export async function listTemplates(db: Database, who: string): Promise<AnswerTemplate[]> {
  const rows = await db
    .select()
    .from(answerTemplates)
    .where(isOwn(who))
    .orderBy(asc(answerTemplates.departmentId), asc(answerTemplates.title), asc(answerTemplates.id))
  return rows.map(({ departmentId, changedAt, ...row }) => ({
    ...row,
    department: departmentId,
    changedAt: changedAt.getTime(),
  }))
}

async function refuseMore(tx: Transaction, departmentId: string): Promise<void> {
  // Locks the department, so that parallel calls count one after the other.
  await tx.select({ id: departments.id }).from(departments).where(eq(departments.id, departmentId)).for('update')
  const [row] = await tx
    .select({ templates: count() })
    .from(answerTemplates)
    .where(eq(answerTemplates.departmentId, departmentId))
  if ((row?.templates ?? 0) >= MAX_TEMPLATES) throw refuse('tooMany')
}

/** Adds or changes a template of an own department. */
export async function saveTemplate(
  db: Database,
  who: string,
  { id, department, title, text }: v.InferOutput<typeof SaveTemplateBody>,
): Promise<void> {
  if (!(await isStaffOf(db, who, department))) throw refuse('notAllowed')
  const values = { departmentId: department, title, text, changedBy: who, changedAt: new Date() }
  await db.transaction(async (tx) => {
    if (id === undefined) {
      await refuseMore(tx, department)
      await tx.insert(answerTemplates).values({ id: newId(), ...values })
      return
    }
    const changed = await tx
      .update(answerTemplates)
      .set(values)
      .where(and(eq(answerTemplates.id, id), isOwn(who)))
      .returning({ id: answerTemplates.id })
    if (changed.length === 0) throw refuse('contentGone')
  })
}

export const removeTemplate = (db: Database, who: string, id: string): Promise<unknown> =>
  db.delete(answerTemplates).where(and(eq(answerTemplates.id, id), isOwn(who)))
