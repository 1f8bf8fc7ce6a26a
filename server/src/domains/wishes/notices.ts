import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { users } from '../../data/schema/index'
import { excerptOf } from '../excerpt'
import { sendMessages } from '../messages/send'
import { addressOfWish } from '../page-addresses'
import type { StoredWish } from './steps'

type ToldWish = Pick<StoredWish, 'id' | 'title' | 'userId'>

const about = ({ id, title }: ToldWish) => ({ params: { title: excerptOf(title) }, link: addressOfWish(id) })

/** Tells the owner that somebody claims the wish. */
export const tellClaimed = (tx: Transaction, wish: ToldWish) =>
  sendMessages(tx, [{ to: wish.userId, template: 'wish.claimed', ...about(wish) }])

/** Tells the other one of owner and claimant that a person ended the claim. */
export async function tellClaimEnded(tx: Transaction, wish: ClaimedWish, by: string) {
  if (by !== wish.userId) return sendMessages(tx, [{ to: wish.userId, template: 'wish.given-back', ...about(wish) }])
  const [claimant] = await claimantsOf(tx, [wish])
  if (claimant) await sendMessages(tx, [{ to: claimant, template: 'wish.claim-ended', ...about(wish) }])
}

/** Tells the claimant that the owner finished the wish, with the owner's thanks. */
export async function tellFinished(tx: Transaction, wish: ToldWish & { claimantId: string }, thanks: string) {
  const { params, link } = about(wish)
  await sendMessages(tx, [
    { to: wish.claimantId, template: 'wish.finished', params: { ...params, words: excerptOf(thanks) }, link },
  ])
}

type ClaimedWish = ToldWish & { claimantId: string | null; claimedAt: Date | null }

/** A key for one claim: a wish can be claimed again by the same person. */
const onceFor = (step: string, { id, claimedAt }: ClaimedWish) => `wish-${step}:${id}:${claimedAt?.getTime()}`

/** Those of the claimants whose accounts are open. */
async function claimantsOf(tx: Transaction, list: readonly ClaimedWish[]): Promise<ReadonlySet<string>> {
  const ids = list.flatMap(({ claimantId }) => claimantId ?? [])
  if (ids.length === 0) return new Set()
  const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Reminds claimants that their claims end soon, and owners that only they can confirm that a wish came true. */
export async function tellEndingSoon(tx: Transaction, list: readonly ClaimedWish[]): Promise<void> {
  const open = await claimantsOf(tx, list)
  await sendMessages(
    tx,
    list.flatMap((wish) =>
      wish.claimantId && open.has(wish.claimantId)
        ? (
            [
              [wish.claimantId, 'wish.reminded'],
              [wish.userId, 'wish.to-confirm'],
            ] as const
          ).map(([to, template]) => ({ to, template, ...about(wish), onceKey: onceFor('reminded', wish) }))
        : [],
    ),
  )
}

/** Tells the claimant that a reviewer took the wish down. */
export async function tellWithdrawn(tx: Transaction, wish: ClaimedWish): Promise<void> {
  const [claimant] = await claimantsOf(tx, [wish])
  const { params } = about(wish)
  if (claimant) await sendMessages(tx, [{ to: claimant, template: 'wish.withdrawn', params, link: '/my-claimed' }])
}

/** Tells both that a claim has ended. */
export async function tellExpired(tx: Transaction, list: readonly ClaimedWish[]): Promise<void> {
  const open = await claimantsOf(tx, list)
  await sendMessages(
    tx,
    list.flatMap((wish) =>
      [wish.userId, ...(wish.claimantId && open.has(wish.claimantId) ? [wish.claimantId] : [])].map((to) => ({
        to,
        template: 'wish.expired' as const,
        ...about(wish),
        onceKey: onceFor('expired', wish),
      })),
    ),
  )
}
