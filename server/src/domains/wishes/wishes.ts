import { wishes as endpoints, type Page, type Wish } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { likes, users, wishClaims, wishes } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle, tagged } from '../../transport/handlers'
import { descending, type ListOrder, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { notBlocked, refuseBlocked } from '../blocked'
import { toAuthor } from '../people/entries'
import { consumeRateLimit } from '../rate-limits'
import { keyIn } from '../uploads/own-uploads'
import { removeUnused } from '../uploads/remove'
import { creditCodes, earnCredits } from '../wallet/credits'
import { tellClaimEnded, tellClaimed, tellFinished } from './notices'
import { publish } from './publishing'
import {
  claimantIdIn,
  claimantName,
  isGivenBack,
  publicFor,
  readWish,
  selectWishes,
  toWish,
  WISHES_TAG,
  wishTag,
} from './rows'
import { cancelClaim, claim, finish, remove, type StoredWish } from './steps'

/** Claims of a person at a time, and in a day. */
const MAX_CLAIMS = 6
const CLAIMS_PER_DAY = 12
const newest = descending(wishes.createdAt, wishes.id)
const lastClaimed = descending(wishes.claimedAt, wishes.id)
const newestClaims = descending(wishClaims.claimedAt, wishClaims.id)

async function pageOfWishes(
  context: Context,
  { query, order }: { query: PageInput; order: ListOrder },
  where: SQL | undefined,
): Promise<Page<Wish>> {
  const { db, user } = context
  const { rows, next } = await pageOf(context, query, order, (after) =>
    // The order's columns stand in the wish of a row.
    selectWishes(db, user?.id, and(where, after)),
  )
  return { list: rows.map((row) => toWish(row, context)), next }
}

/** Takes a step, and answers the wish as it is then: read before others can take the next step, or delete it. */
async function takeStep({ db, user, secret, changes }: Context, id: string, step: (tx: Transaction) => Promise<void>) {
  const wish = await db.transaction(async (tx) => {
    await step(tx)
    return readWish({ db: tx, user, secret }, id)
  })
  changes.note(wishTag(id), WISHES_TAG)
  return wish
}

/** A claim tells the owner's phone, so that somebody who claims everything would collect them. */
async function requireFewClaims(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const held = await tx.$count(wishes, and(eq(wishes.claimantId, userId), eq(wishes.state, 'claimed')))
  if (held >= MAX_CLAIMS) throw refuse('full', { detail: 'wish.many' })
  await consumeRateLimit(tx, [
    { key: `wish-claim:${userId}`, max: CLAIMS_PER_DAY, seconds: DAY_SECONDS, detail: 'day.full' },
  ])
}

async function claimWish(context: Context, id: string) {
  const { db, person } = context
  await refuseBanned(db, person.id)
  if (!person.roles.includes('volunteer')) throw refuse('notAllowed', { detail: 'volunteer.needed' })
  return takeStep(context, id, async (tx) => {
    const [owner] = await tx.select({ id: wishes.userId }).from(wishes).where(eq(wishes.id, id))
    if (owner) await refuseBlocked(tx, person.id, [owner.id])
    await requireFewClaims(tx, person.id)
    await tellClaimed(tx, await claim(tx, id, person))
  })
}

async function finishWish(context: Context, id: string, thanks: string) {
  const { db, person, moderation } = context
  if (thanks) await refuseBanned(db, person.id)
  // Words that a person would have to read first are refused rather than held, which would keep the wish open.
  const isShown = thanks === '' || (await moderation.stateOfPost(person, [thanks])) === 'shown'
  if (!isShown) throw refuse('notAllowed', { detail: 'words.held' })
  return takeStep(context, id, async (tx) => {
    const done = await finish(tx, id, { person, thanks })
    if (!done.claimantId) return
    await earnCredits(tx, {
      userId: done.claimantId,
      code: creditCodes.volunteer,
      reason: `wish:${id}`,
      note: done.title,
    })
    await tellFinished(tx, { ...done, claimantId: done.claimantId }, thanks)
  })
}

async function removeWish({ db, storage, person, changes }: Context, id: string): Promise<void> {
  const gone: StoredWish = await db.transaction(async (tx) => {
    const wish = await remove(tx, id, person)
    await tx.delete(likes).where(and(eq(likes.target, 'wish'), eq(likes.targetId, id)))
    return wish
  })
  await changes.withdraw(wishTag(id), WISHES_TAG)
  await removeUnused(
    { db, storage },
    gone.images.map(({ url }) => keyIn(url)),
  )
}

async function listClaimants(context: Context, wishId: string, query: PageInput) {
  const { db, user, secret } = context
  await readWish(context, wishId)
  const { rows, next } = await pageOf(context, query, newestClaims, (after) =>
    db
      .select({
        claim: wishClaims,
        id: users.id,
        name: users.nickname,
        avatar: users.avatar,
        badge: users.badge,
      })
      .from(wishClaims)
      .innerJoin(users, eq(users.id, wishClaims.userId))
      .where(and(eq(wishClaims.wishId, wishId), notBlocked(user?.id, wishClaims.userId), after)),
  )
  const list = rows.map(({ claim: { claimedAt, outcome }, ...person }) => ({
    ...toAuthor({ ...person, name: claimantName(person.name, outcome) }),
    // A masked name beside an id would not be masked; every row has an id of this wish alone.
    id: claimantIdIn(secret, wishId, person.id),
    avatar: user ? person.avatar : null,
    claimed_at: claimedAt.toISOString(),
    given_back: isGivenBack(outcome),
  }))
  return { list, next }
}

export const wishHandlers = [
  tagged(
    endpoints.list,
    () => WISHES_TAG,
    ({ query = {} }, context) =>
      pageOfWishes(
        context,
        { query, order: newest },
        and(
          eq(wishes.size, query.size ?? 'wish'),
          query.state && eq(wishes.state, query.state),
          query.kind && eq(wishes.kind, query.kind),
          publicFor(context.user?.id),
        ),
      ),
  ),
  tagged(
    endpoints.detail,
    ({ params }) => wishTag(params.id),
    ({ params }, context) => readWish(context, params.id),
  ),
  handle(endpoints.mine, ({ query = {} }, context) => {
    const isClaimant = query.as === 'claimant'
    const mine = isClaimant
      ? and(eq(wishes.claimantId, context.person.id), isNotNull(wishes.claimedAt))
      : eq(wishes.userId, context.person.id)
    const order = isClaimant ? lastClaimed : newest
    return pageOfWishes(context, { query, order }, and(mine, query.state && eq(wishes.state, query.state)))
  }),
  handle(endpoints.publish, async ({ body }, context) => readWish(context, await publish(context, body))),
  handle(endpoints.claim, ({ body }, context) => claimWish(context, body.wish_id)),
  handle(endpoints.cancelClaim, ({ body }, context) =>
    takeStep(context, body.wish_id, async (tx) =>
      tellClaimEnded(tx, await cancelClaim(tx, body.wish_id, context.person), context.person.id),
    ),
  ),
  handle(endpoints.finish, ({ body }, context) => finishWish(context, body.wish_id, body.thanks ?? '')),
  handle(endpoints.remove, async ({ params }, context) => {
    await removeWish(context, params.id)
    return {}
  }),
  handle(endpoints.claimants, ({ query }, context) => listClaimants(context, query.wish_id, query)),
]
