import type { Wish, WishDetail } from '@plaza/shared/api'
import { maskPhone } from '@plaza/shared/format'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../data/database'
import { likes, teams, users, wishClaims, wishes } from '../../data/schema/index'
import type { Secret } from '../../secret'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { maskText } from '../account/users'
import { notBlocked } from '../blocked'
import { askedOf } from '../dispatches/asked'
import { toAuthor } from '../people/entries'
import { teamName } from '../teams/names'
import { readClaimRules } from './claim-rules'
import { openStepsFor } from './steps'

const claimants = alias(users, 'claimants')
/** Tag of the cached answers with a wish. */
export const wishTag = (id: string): string => `wish:${id}`
export const WISHES_TAG = 'wishes'

/** What a reader sees in lists. */
export const publicFor = (userId: string | undefined): SQL | undefined =>
  and(eq(wishes.review, 'shown'), notBlocked(userId, wishes.userId))

/** What a reader may open: what everybody sees, and own ones. */
const visibleTo = (userId: string | undefined): SQL | undefined =>
  userId ? or(eq(wishes.review, 'shown'), eq(wishes.userId, userId)) : eq(wishes.review, 'shown')

const likedBy = (userId: string | undefined) =>
  userId
    ? sql<boolean>`exists (select 1 from ${likes} l where l.target = 'wish' and l.target_id = ${wishes.id} and l.user_id = ${userId})`
    : sql<boolean>`false`

export const selectWishes = (db: Executor, userId: string | undefined, where: SQL | undefined) =>
  db
    .select({
      wish: wishes,
      owner: { id: users.id, name: users.nickname, avatar: users.avatar, badge: users.badge },
      claimant: {
        id: claimants.id,
        name: claimants.nickname,
        avatar: claimants.avatar,
        badge: claimants.badge,
      },
      team: teamName,
      liked: likedBy(userId),
    })
    .from(wishes)
    .innerJoin(users, eq(users.id, wishes.userId))
    .leftJoin(claimants, eq(claimants.id, wishes.claimantId))
    .leftJoin(teams, eq(teams.id, wishes.teamId))
    .where(where)
    .$dynamic()

/** Id of a person as a claimant of one wish, which says nothing about who it is. */
export const claimantIdIn = (secret: Secret, wishId: string, userId: string): string =>
  secret.sign('claimant', `${wishId} ${userId}`).slice(0, 16)

type WishRow = Awaited<ReturnType<typeof selectWishes>>[number]

/** Guests learn the name alone, as from the list of claimants. */
function claimantFor({ secret, user }: Reader, { wish, claimant }: WishRow): Wish['claimant'] {
  if (!claimant) return null
  const author = toAuthor(claimant)
  return user ? author : { ...author, id: claimantIdIn(secret, wish.id, claimant.id), avatar: null }
}

type Reader = Pick<Context, 'user' | 'secret'>

export function toWish(row: WishRow, context: Reader): Wish {
  const { wish, owner, team, liked } = row
  const reader = context.user
  const isOwn = wish.userId === reader?.id
  return {
    id: wish.id,
    size: wish.size,
    title: wish.title,
    ...(wish.titleEn && { title_en: wish.titleEn }),
    content: wish.content,
    ...(wish.contentEn && { content_en: wish.contentEn }),
    images: wish.images.map(({ url }) => url),
    kind: wish.kind,
    district: wish.district,
    user: toAuthor(owner),
    claimant: claimantFor(context, row),
    ...(team && { team }),
    state: wish.state,
    created_at: wish.createdAt.toISOString(),
    claimed_at: wish.claimedAt?.toISOString() ?? null,
    due_at: wish.state === 'claimed' ? (wish.dueAt?.toISOString() ?? null) : null,
    finished_at: wish.finishedAt?.toISOString() ?? null,
    thanks: wish.thanks,
    likes: wish.likes,
    liked,
    own: isOwn,
    review: wish.review === 'shown' ? null : wish.review,
    refusal: isOwn ? wish.refusal : null,
    steps: openStepsFor(wish, reader),
  }
}

/** The phone by which two people who share a claim reach each other. */
async function contactFor(db: Executor, { wish }: WishRow, userId: string | undefined): Promise<WishDetail['contact']> {
  if (!userId) return null
  const isClaimed = wish.state === 'claimed'
  const other = wish.userId === userId ? (isClaimed ? wish.claimantId : null) : wish.userId
  if (!other) return null
  const [row] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, other))
  if (!row?.phone) return null
  const isShared = isClaimed && (wish.userId === userId || wish.claimantId === userId)
  return { phone: isShared ? row.phone : maskPhone(row.phone), masked: !isShared }
}

type WishClaim = typeof wishClaims.$inferSelect

/** Whether a claim ended without a wish that came true. */
export const isGivenBack = (outcome: WishClaim['outcome']): boolean => outcome !== null && outcome !== 'finished'

/** Who claims a wish or fulfilled it is named on it; anybody else is masked. */
export const claimantName = (name: string, outcome: WishClaim['outcome']): string =>
  isGivenBack(outcome) ? maskText(name, 1, 0) : name

async function timelineOf(db: Executor, { wish, owner }: WishRow): Promise<WishDetail['timeline']> {
  const claims = await db
    .select({ claim: wishClaims, name: users.nickname })
    .from(wishClaims)
    .innerJoin(users, eq(users.id, wishClaims.userId))
    .where(eq(wishClaims.wishId, wish.id))
    .orderBy(asc(wishClaims.claimedAt), asc(wishClaims.id))
  return [
    { event: 'published' as const, at: wish.createdAt, by: owner.name },
    ...claims.flatMap(({ claim, name }) => {
      const by = claimantName(name, claim.outcome)
      return [
        { event: 'claimed' as const, at: claim.claimedAt, by },
        ...(claim.outcome && claim.endedAt ? [{ event: claim.outcome, at: claim.endedAt, by }] : []),
      ]
    }),
  ].map(({ at, ...step }) => ({ ...step, at: at.toISOString() }))
}

/** A wish that everybody may see, or the person's own. */
export async function readWish(context: Reader & Pick<Context, 'db'>, id: string): Promise<WishDetail> {
  const { db, user } = context
  const [row] = await selectWishes(db, user?.id, and(eq(wishes.id, id), visibleTo(user?.id)))
  if (!row) throw refuse('contentGone')
  return {
    ...toWish(row, context),
    contact: await contactFor(db, row, user?.id),
    claim_days: (await readClaimRules(db))[row.wish.size],
    asked: await askedOf(db, { wishId: id }, user?.id),
    timeline: await timelineOf(db, row),
  }
}
