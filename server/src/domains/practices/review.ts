import type { QueueSubject } from '@plaza/shared/operations'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { practices } from '../../data/schema/index'
import { addressOfPractice } from '../page-addresses'
import type { ReviewSubjects } from '../queue/reviewed'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { creditCodes, earnCredits } from '../wallet/credits'
import { filesOf, PRACTICES_TAG, practiceTag, stateAfterStep } from './rows'

/** Takes a reviewer's step; no tags where it is not open. What is shown for the first time is as new as its approval. */
async function decide(
  tx: Transaction,
  id: string,
  { step, refusal, isAgain }: { step: 'show' | 'refuse'; refusal: string | null; isAgain: boolean },
) {
  const [row] = await tx.select().from(practices).where(eq(practices.id, id)).for('update')
  const state = row ? stateAfterStep(row, step, 'reviewer') : null
  if (!row || state === null || state === 'gone') return { tags: [] }
  const isNew = step === 'show' && !isAgain
  await tx
    .update(practices)
    .set({ state, refusal, ...(isNew && { createdAt: sql`now()` }) })
    .where(eq(practices.id, id))
  await (step === 'show' ? publishUploads : withdrawUploads)(tx, filesOf(row))
  if (isNew)
    await earnCredits(tx, {
      userId: row.userId,
      code: creditCodes.publish,
      reason: `practice:${id}`,
      note: row.title,
    })
  return { tags: [practiceTag(id), PRACTICES_TAG] }
}

/** Civilisation shows and records of activities. */
export const practiceSubjects: ReviewSubjects = {
  async read(db, ids) {
    const rows = await db
      .select()
      .from(practices)
      .where(inArray(practices.id, [...ids]))
    return new Map(
      rows.map((row): [string, QueueSubject] => [
        row.id,
        {
          title: row.title,
          text: [row.content, row.place && `@ ${row.place}`].filter(Boolean).join('\n'),
          images: [...row.images.map(({ url }) => url), ...(row.video?.poster ? [row.video.poster] : [])],
          video: row.video?.url ?? null,
          where: row.form === 'show' ? '文明展示' : '实践记录',
          whereEn: row.form === 'show' ? 'Civilisation shows' : 'Practice records',
          link: addressOfPractice(row.form, row.id),
        },
      ]),
    )
  },
  lock: (tx, id) => tx.select({ id: practices.id }).from(practices).where(eq(practices.id, id)).for('update'),
  show: (tx, id, isAgain = false) => decide(tx, id, { step: 'show', refusal: null, isAgain }),
  refuse: (tx, id, reason) => decide(tx, id, { step: 'refuse', refusal: reason, isAgain: false }),
}
