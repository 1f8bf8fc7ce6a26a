import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../data/database'
import { advices, departments, follows } from '../../data/schema/index'
import { excerptOf } from '../excerpt'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfAdvice } from '../page-addresses'
import { isOverdue } from './due'
import { type AdviceDecision, actionsOf } from './steps'

type StoredAdvice = typeof advices.$inferSelect
type ToldAdvice = Pick<StoredAdvice, 'id' | 'userId' | 'departmentId' | 'title' | 'open'>
type DecidedAdvice = ToldAdvice & Parameters<typeof actionsOf>[0]

type AboutOf = (advice: ToldAdvice) => Record<'department' | 'department_en' | 'title', string>

/** Reads the departments of advices; returns what messages say about one of these advices. */
async function readAbout(tx: Transaction, list: readonly ToldAdvice[]): Promise<AboutOf> {
  const ids = [...new Set(list.map(({ departmentId }) => departmentId))]
  const rows = ids.length > 0 ? await tx.select().from(departments).where(inArray(departments.id, ids)) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ({ departmentId, title }) => {
    const department = byId.get(departmentId)
    const name = department?.name ?? ''
    return { department: name, department_en: department?.nameEn ?? name, title: excerptOf(title) }
  }
}

async function followersOf(tx: Transaction, { id, userId, open }: ToldAdvice): Promise<string[]> {
  if (!open) return []
  const rows = await tx
    .select({ userId: follows.userId })
    .from(follows)
    .where(and(eq(follows.kind, 'advice'), eq(follows.targetId, id)))
  return rows.map((row) => row.userId).filter((follower) => follower !== userId)
}

const templateOf = {
  answer: 'advice.answered',
  ask: 'advice.asked',
  transfer: 'advice.transferred',
  close: 'advice.closed',
  refuse: 'advice.refused',
} as const satisfies Readonly<Record<AdviceDecision, string>>

/** Tells the writer what the department decided, and those who follow the advice that there is an answer. */
export async function tellDecision(
  tx: Transaction,
  advice: DecidedAdvice,
  { decision, words }: { decision: AdviceDecision; words: string },
): Promise<void> {
  const about = (await readAbout(tx, [advice]))(advice)
  const [params, link] = [{ ...about, words: excerptOf(words) }, addressOfAdvice(advice.id)]
  const isReopenable = decision === 'close' && actionsOf(advice).includes('reopen')
  const template = isReopenable ? 'advice.closed-once' : templateOf[decision]
  const messages: NewMessage[] = [{ to: advice.userId, template, params, link }]
  if (decision === 'answer')
    for (const to of await followersOf(tx, advice))
      messages.push({ to, template: 'advice.followed', params: about, link })
  await sendMessages(tx, messages)
}

const BATCH = 200

/** Tells writers once that their answer is late: once for each deadline. */
export async function tellLate({ db }: { db: Database }): Promise<void> {
  for (let told = BATCH; told === BATCH; ) {
    told = await db.transaction(async (tx) => {
      const due = tx
        .select({ id: advices.id })
        .from(advices)
        .where(and(isOverdue(advices), isNull(advices.lateToldAt)))
        .orderBy(asc(advices.dueAt))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const late = await tx.update(advices).set({ lateToldAt: sql`now()` }).where(inArray(advices.id, due)).returning()
      const aboutOf = await readAbout(tx, late)
      await sendMessages(
        tx,
        late.map((advice) => ({
          to: advice.userId,
          template: 'advice.late',
          params: aboutOf(advice),
          link: addressOfAdvice(advice.id),
        })),
      )
      return late.length
    })
  }
}
