import { lifecycles, openSteps, type Practice, type StepOf, stateAfter } from '@plaza/shared/api'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities, likes, practices, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { notBlocked } from '../blocked'
import { toAuthor } from '../people/entries'
import { isShown } from '../shown'
import { keyIn } from '../uploads/own-uploads'

const { practice: machine } = lifecycles
export type StoredPractice = typeof practices.$inferSelect
type PracticeStepName = StepOf<typeof machine>

/** Tag of the cached answers with one; of the lists. */
export const practiceTag = (id: string): string => `practice:${id}`
export const PRACTICES_TAG = 'practices'

/** The state after a step of an author or a reviewer; null where it is not open. */
export const stateAfterStep = (practice: StoredPractice, step: PracticeStepName, role: 'author' | 'reviewer') =>
  stateAfter(machine, practice.state, step, [role])

/** Upload keys of one. */
export const filesOf = ({ images, video }: Pick<StoredPractice, 'images' | 'video'>): string[] =>
  [...images.map(({ url }) => url), video?.url, video?.poster].flatMap((address) => (address ? keyIn(address) : []))

export const publicFor = (userId: string | undefined): SQL | undefined =>
  and(isShown.practice, notBlocked(userId, practices.userId))

const visibleTo = (userId: string | undefined): SQL | undefined =>
  userId ? or(isShown.practice, eq(practices.userId, userId)) : isShown.practice

const likedBy = (userId: string | undefined) =>
  userId
    ? sql<boolean>`exists (select 1 from ${likes} l where l.target = 'practice' and l.target_id = ${practices.id} and l.user_id = ${userId})`
    : sql<boolean>`false`

export const selectPractices = (db: Executor, userId: string | undefined, where: SQL | undefined) =>
  db
    .select({
      practice: practices,
      author: { id: users.id, name: users.nickname, avatar: users.avatar, badge: users.badge },
      activity: { title: activities.title, titleEn: activities.titleEn },
      liked: likedBy(userId),
    })
    .from(practices)
    .innerJoin(users, eq(users.id, practices.userId))
    .leftJoin(activities, eq(activities.id, practices.activityId))
    .where(where)
    .$dynamic()

type PracticeRow = Awaited<ReturnType<typeof selectPractices>>[number]

export function toPractice({ practice, author, activity, liked }: PracticeRow, userId: string | undefined): Practice {
  const isOwn = practice.userId === userId
  return {
    id: practice.id,
    form: practice.form,
    title: practice.title,
    ...(practice.titleEn && { title_en: practice.titleEn }),
    content: practice.content,
    ...(practice.contentEn && { content_en: practice.contentEn }),
    images: practice.images,
    video: practice.video,
    user: toAuthor(author),
    place: practice.place,
    activity:
      practice.activityId && activity
        ? { id: practice.activityId, title: activity.title, ...(activity.titleEn && { title_en: activity.titleEn }) }
        : null,
    created_at: practice.createdAt.toISOString(),
    likes: practice.likes,
    comments: practice.comments,
    liked,
    own: isOwn,
    state: practice.state,
    refusal: isOwn ? practice.refusal : null,
    steps: isOwn
      ? openSteps(machine, practice.state, ['author']).filter((step) => step === 'submit' || step === 'delete')
      : [],
  }
}

/** One that everybody may see, or the person's own. */
export async function readPractice({ db, user }: Pick<Context, 'db' | 'user'>, id: string): Promise<Practice> {
  const [row] = await selectPractices(db, user?.id, and(eq(practices.id, id), visibleTo(user?.id)))
  if (!row) throw refuse('contentGone')
  return toPractice(row, user?.id)
}
