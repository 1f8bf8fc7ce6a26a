import { eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { profileDrafts, users } from '../../data/schema/index'
import { addressOfPerson } from '../page-addresses'
import { outdatePerson } from '../queue/record'
import type { ReviewSubjects } from '../queue/reviewed'
import { keyIn } from '../uploads/own-uploads'
import { publishUploads, withdrawUploads } from '../uploads/visibility'
import { defaultNickname } from './users'

const none = { tags: [] }

/** Changed profiles that nobody else sees yet. */
export const profileSubjects: ReviewSubjects = {
  async read(db: Executor, ids) {
    const rows = await db
      .select({ draft: profileDrafts, nickname: users.nickname })
      .from(profileDrafts)
      .innerJoin(users, eq(users.id, profileDrafts.userId))
      .where(inArray(profileDrafts.id, [...ids]))
    return new Map(
      rows.map(({ draft, nickname }) => [
        draft.id,
        {
          title: draft.nickname,
          text: draft.intro ?? '',
          images: draft.avatar ? [draft.avatar] : [],
          video: null,
          where: nickname,
        },
      ]),
    )
  },
  lock: (tx, id) =>
    tx.select({ id: profileDrafts.id }).from(profileDrafts).where(eq(profileDrafts.id, id)).for('update'),
  async show(tx, id) {
    const [draft] = await tx.delete(profileDrafts).where(eq(profileDrafts.id, id)).returning()
    if (!draft) return none
    const { userId, nickname, avatar, intro } = draft
    await tx
      .update(users)
      .set({
        nickname: nickname ?? undefined,
        avatar: avatar ?? undefined,
        intro: intro ?? undefined,
        profileNeedsReview: false,
      })
      .where(eq(users.id, userId))
    await outdatePerson(tx, userId)
    if (avatar) await publishUploads(tx, [keyIn(avatar)])
    return none
  },
  async refuse(tx, id, reason) {
    await tx.update(profileDrafts).set({ state: 'refused', refusal: reason }).where(eq(profileDrafts.id, id))
    return none
  },
}

/**
 * Reported users. To hide one takes name, portrait and introduction away, also the file of the portrait; the next ones wait for a review. A ban comes with it if the reviewer says so.
 */
export const personSubjects: ReviewSubjects = {
  async read(db: Executor, ids) {
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]))
    return new Map(
      rows.map(({ id, nickname, intro, avatar, district }) => [
        id,
        {
          ...{ title: nickname, text: intro, images: avatar ? [avatar] : [], video: null },
          ...{ where: district, link: addressOfPerson(id) },
        },
      ]),
    )
  },
  lock: (tx, id) => tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update'),
  show: async () => none,
  async refuse(tx: Transaction, id) {
    const [before] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, id))
    await tx
      .update(users)
      .set({ nickname: defaultNickname(), avatar: null, intro: '', profileNeedsReview: true })
      .where(eq(users.id, id))
    if (before?.avatar) await withdrawUploads(tx, [keyIn(before.avatar)])
    return none
  },
}
