import { lifecycles, openSteps, type RoleOf, type StateOf, stateAfter, type WishStep } from '@plaza/shared/api'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { type ClaimOutcome, wishClaims, wishes } from '../../data/schema/index'
import type { Person } from '../../transport/ports/person'
import { refuse } from '../../transport/refusal'
import { lapseDispatch } from '../dispatches/lapse'
import { readClaimRules } from './claim-rules'

const { wish: machine } = lifecycles
type Role = RoleOf<typeof machine>
export type StoredWish = typeof wishes.$inferSelect

type Reader = Pick<Person, 'id' | 'roles'> & {
  /** Manages the team that the centre asks. */
  asked?: boolean
}

/** What somebody is to a wish. Guests see the steps of volunteers, and log in to take them. */
function rolesOf({ userId, claimantId }: StoredWish, reader: Reader | null): Role[] {
  if (reader === null) return ['volunteer']
  if (reader.id === userId) return ['owner']
  const roles: Role[] = reader.roles.includes('volunteer') ? ['volunteer'] : []
  if (reader.asked) roles.push('asked')
  return reader.id === claimantId ? [...roles, 'claimant'] : roles
}

/** Nothing can be done about a wish that others do not see, but delete it. */
export const openStepsFor = (wish: StoredWish, reader: Reader | null): WishStep[] =>
  openSteps(machine, wish.state, rolesOf(wish, reader)).filter((step) => wish.review === 'shown' || step === 'delete')

const now = sql`now()`
/** So many claims of a wish may a person let run out. */
const MAX_EXPIRED_CLAIMS = 2

/**
 * Locks a wish and takes a step of it as a person; refuses a step that is not open. Returns the wish as it was before, and
 * the state afterwards.
 */
async function lockForStep(tx: Transaction, id: string, step: WishStep, person: Reader) {
  const [wish] = await tx.select().from(wishes).where(eq(wishes.id, id)).for('update')
  if (!wish || (wish.review !== 'shown' && wish.userId !== person.id)) throw refuse('contentGone')
  const state = openStepsFor(wish, person).includes(step)
    ? stateAfter(machine, wish.state, step, rolesOf(wish, person))
    : null
  if (state === null) throw refuse('stateChanged')
  return { wish, state }
}

type StateAfter = StateOf<typeof machine>

export async function claim(tx: Transaction, id: string, person: Reader): Promise<StoredWish> {
  const { wish, state } = await lockForStep(tx, id, 'claim', person)
  // Who let two claims run out leaves the wish to others.
  const isOver = and(eq(wishClaims.wishId, id), eq(wishClaims.userId, person.id), eq(wishClaims.outcome, 'expired'))
  if ((await tx.$count(wishClaims, isOver)) >= MAX_EXPIRED_CLAIMS) throw refuse('notAllowed', { detail: 'wish.lapsed' })
  const days = (await readClaimRules(tx))[wish.size]
  await tx
    .update(wishes)
    .set({
      state: state as StateAfter,
      claimantId: person.id,
      claimedAt: now,
      dueAt: sql`now() + make_interval(days => ${days})`,
      remindedAt: null,
    })
    .where(eq(wishes.id, id))
  await tx.insert(wishClaims).values({ id: newId(), wishId: id, userId: person.id })
  await lapseDispatch(tx, { wishId: id })
  return wish
}

const endClaim = (tx: Transaction, id: string, outcome: ClaimOutcome) =>
  tx
    .update(wishClaims)
    .set({ outcome, endedAt: now })
    .where(and(eq(wishClaims.wishId, id), isNull(wishClaims.endedAt)))

const unclaimed = { claimantId: null, claimedAt: null, dueAt: null, remindedAt: null }

/** Ends a claim as its claimant, or as the owner of the wish. */
export async function cancelClaim(tx: Transaction, id: string, person: Reader): Promise<StoredWish> {
  const { wish, state } = await lockForStep(tx, id, 'cancel-claim', person)
  await tx
    .update(wishes)
    .set({ state: state as StateAfter, ...unclaimed })
    .where(eq(wishes.id, id))
  await endClaim(tx, id, wish.userId === person.id ? 'ended' : 'given-back')
  return wish
}

/** Gives the claim of a locked wish back, as the clock or a reviewer; false if there is none. */
export async function expireClaim(
  tx: Transaction,
  { id, state }: StoredWish,
  by: 'clock' | 'reviewer',
): Promise<boolean> {
  const after = stateAfter(machine, state, 'cancel-claim', [by])
  if (after === null) return false
  await tx
    .update(wishes)
    .set({ state: after as StateAfter, ...unclaimed })
    .where(eq(wishes.id, id))
  await endClaim(tx, id, by === 'clock' ? 'expired' : 'given-back')
  return true
}

export async function finish(
  tx: Transaction,
  id: string,
  { person, thanks }: { person: Reader; thanks: string },
): Promise<StoredWish> {
  const { wish, state } = await lockForStep(tx, id, 'finish', person)
  await tx
    .update(wishes)
    .set({ state: state as StateAfter, finishedAt: now, thanks: thanks || null })
    .where(eq(wishes.id, id))
  await endClaim(tx, id, 'finished')
  return wish
}

export async function remove(tx: Transaction, id: string, person: Reader): Promise<StoredWish> {
  const [owned] = await tx
    .select({ id: wishes.id })
    .from(wishes)
    .where(and(eq(wishes.id, id), eq(wishes.userId, person.id)))
  if (!owned) throw refuse('contentGone')
  const { wish } = await lockForStep(tx, id, 'delete', person)
  await tx.delete(wishes).where(eq(wishes.id, id))
  return wish
}
