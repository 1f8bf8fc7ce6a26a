import type { QueueSubject } from '@plaza/shared/operations'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { wishes } from '../../data/schema/index'
import { addressOfWish } from '../page-addresses'
import type { ReviewSubjects } from '../queue/reviewed'
import { keyIn } from '../uploads/own-uploads'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { tellWithdrawn } from './notices'
import { WISHES_TAG, wishTag } from './rows'
import { expireClaim } from './steps'

type Review = Pick<typeof wishes.$inferInsert, 'review' | 'refusal'>

/** Changes what a reviewer decided, with the pictures and a claim; no tags where it was so already. */
async function decide(tx: Transaction, id: string, { review, refusal }: Review) {
  const [changed] = await tx
    .update(wishes)
    .set({ review, refusal })
    .where(and(eq(wishes.id, id), ne(wishes.review, review)))
    .returning()
  if (!changed) return { tags: [] }
  if (review === 'refused' && (await expireClaim(tx, changed, 'reviewer'))) await tellWithdrawn(tx, changed)
  const keys = changed.images.map(({ url }) => keyIn(url))
  await (review === 'shown' ? publishUploads : withdrawUploads)(tx, keys)
  return { tags: [wishTag(id), WISHES_TAG] }
}

/** Wishes that wait for a review, or were reported. */
export const wishSubjects: ReviewSubjects = {
  async read(db, ids) {
    const rows = await db
      .select()
      .from(wishes)
      .where(inArray(wishes.id, [...ids]))
    return new Map(
      rows.map((wish): [string, QueueSubject] => [
        wish.id,
        {
          title: wish.title,
          text: [wish.content, wish.thanks && `· ${wish.thanks}`].filter(Boolean).join('\n'),
          images: wish.images.map(({ url }) => url),
          video: null,
          where: wish.district,
          link: addressOfWish(wish.id),
        },
      ]),
    )
  },
  lock: (tx, id) => tx.select({ id: wishes.id }).from(wishes).where(eq(wishes.id, id)).for('update'),
  show: (tx, id) => decide(tx, id, { review: 'shown', refusal: null }),
  refuse: (tx, id, reason) => decide(tx, id, { review: 'refused', refusal: reason }),
}
