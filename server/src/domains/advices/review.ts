import type { QueueSubject } from '@plaza/shared/operations'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { advices } from '../../data/schema/index'
import { addressOfAdvice } from '../page-addresses'
import type { ReviewSubjects } from '../queue/reviewed'
import { publishPictures, withdrawPictures } from './pictures'
import { ADVICES_TAG, type AdviceRow, adviceTag, CONFIDENTIAL, selectAdvices, stepsOf } from './rows'

type StepRow = Awaited<ReturnType<typeof stepsOf>>[number]

/** What everybody reads of an advice: nothing that stays between its writer and the department. */
function subjectOf({ advice, department }: AdviceRow, steps: readonly StepRow[]): QueueSubject {
  const words = steps.flatMap(({ step, text }) => (CONFIDENTIAL.includes(step) || !text ? [] : [`· ${text}`]))
  return {
    title: advice.title,
    text: [advice.content, advice.place && `@ ${advice.place}`, ...words].filter(Boolean).join('\n'),
    images: advice.images.map(({ url }) => url),
    writtenAt: advice.createdAt.getTime(),
    video: null,
    where: department.name,
    ...(department.nameEn && { whereEn: department.nameEn }),
    ...(advice.audience === 'anonymous' && { isAnonymous: true }),
    link: addressOfAdvice(advice.id),
  }
}

const none = { tags: [] }

/** Public advices that were reported. Its department sees and answers a hidden one as before: see docs/decisions/0270. */
export const reportedAdviceSubjects: ReviewSubjects = {
  async read(db, ids) {
    const rows = await selectAdvices(db, undefined, inArray(advices.id, [...ids]))
    const steps = await stepsOf(db, ids)
    return new Map(
      rows.map((row) => [
        row.advice.id,
        subjectOf(
          row,
          steps.filter(({ adviceId }) => adviceId === row.advice.id),
        ),
      ]),
    )
  },
  lock: (tx, id) => tx.select({ id: advices.id }).from(advices).where(eq(advices.id, id)).for('update'),
  async show(tx, id) {
    const [shown] = await tx
      .update(advices)
      .set({ hiddenReason: null })
      .where(and(eq(advices.id, id), isNotNull(advices.hiddenReason)))
      .returning()
    if (!shown) return none
    if (shown.open) await publishPictures(tx, shown)
    return { tags: [adviceTag(id), ADVICES_TAG] }
  },
  async refuse(tx, id, reason) {
    const [hidden] = await tx
      .update(advices)
      .set({ hiddenReason: reason })
      .where(and(eq(advices.id, id), isNull(advices.hiddenReason)))
      .returning()
    if (!hidden) return none
    await withdrawPictures(tx, hidden)
    return { tags: [adviceTag(id), ADVICES_TAG] }
  },
  hidesAuthor: ({ isAnonymous }) => isAnonymous === true,
}
