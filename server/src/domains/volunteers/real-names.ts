import {
  volunteers as endpoints,
  type RealNameRefusal,
  type RealNameWay,
  realNameLifecycle,
  stateAfter,
} from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { desc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { realNameChecks, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { openIdentity, sealIdentity } from '../account/identity/identity'
import { lockUser, maskText, readUser, type UserRow } from '../account/users'
import { consumeRateLimit } from '../rate-limits'
import { creditCodes, creditsFor, earnCredits } from '../wallet/credits'
import { isRealNameRequired } from './real-name-rules'

/** Checks of a person a day: each costs money, and a number is not to be guessed. */
const A_DAY = 5

type Claim = HandlerInput<typeof endpoints.proveName>['body']

const codeFor: Readonly<Record<RealNameWay, 8 | 9>> = { card: creditCodes.realName, face: creditCodes.faceRealName }

async function lastCheck(db: Executor, userId: string) {
  const [check] = await db
    .select()
    .from(realNameChecks)
    .where(eq(realNameChecks.userId, userId))
    .orderBy(desc(realNameChecks.createdAt), desc(realNameChecks.id))
    .limit(1)
  return check
}

async function stateOf(db: Executor, user: UserRow) {
  const check = await lastCheck(db, user.id)
  if (user.verified === 1) return { state: 'proven' as const, check }
  return { state: check ? ('refused' as const) : ('unproven' as const), check }
}

/** Refuses where the state allows no check any more. */
async function requireOpen(db: Executor, user: UserRow): Promise<void> {
  const { state } = await stateOf(db, user)
  if (!stateAfter(realNameLifecycle, state, 'prove', ['checker'])) throw refuse('stateChanged')
}

/** Records a passed check; null where the number proved another account. */
async function recordPass(tx: Transaction, { identity }: Context, userId: string, { way, identity_card: card }: Claim) {
  const cardHash = identity.sign('identity-card', card)
  const [added] = await tx
    .insert(realNameChecks)
    .values({ id: newId(), userId, way, passed: true, cardHash })
    .onConflictDoNothing()
    .returning({ id: realNameChecks.id })
  return added ?? null
}

async function settle(
  context: Context,
  claim: Claim,
  refusal: RealNameRefusal | null,
): Promise<RealNameRefusal | null> {
  const { db, person, identity } = context
  return db.transaction(async (tx) => {
    await requireOpen(tx, await lockUser(tx, person.id))
    const reason = refusal ?? ((await recordPass(tx, context, person.id, claim)) ? null : 'taken')
    if (reason) {
      await tx.insert(realNameChecks).values({ id: newId(), userId: person.id, way: claim.way, passed: false, reason })
      return reason
    }
    const sealed = (field: 'real-name' | 'identity-card', text: string) =>
      sealIdentity(identity, person.id, field, text)
    await tx
      .update(users)
      .set({
        realName: sealed('real-name', claim.real_name),
        identityCard: sealed('identity-card', claim.identity_card),
        verified: 1,
      })
      .where(eq(users.id, person.id))
    await earnCredits(tx, { userId: person.id, code: codeFor[claim.way], reason: 'real-name' })
    return null
  })
}

async function prove(context: Context, claim: Claim) {
  const { db, person, realNames } = context
  await requireOpen(db, await readUser(db, person.id))
  if (claim.way === 'face' && !claim.picture) throw refuse('badInput')
  await consumeRateLimit(db, [{ key: `real-name:${person.id}`, max: A_DAY, seconds: DAY_SECONDS, detail: 'day.full' }])
  const refusal = await realNames.check({
    name: claim.real_name,
    card: claim.identity_card,
    face: claim.way === 'face' && claim.picture ? Buffer.from(claim.picture, 'base64') : undefined,
  })
  const reason = await settle(context, claim, refusal)
  if (reason) return { state: 'refused' as const, reason, credits: 0 }
  return { state: 'proven' as const, reason: null, credits: await creditsFor(db, codeFor[claim.way]) }
}

export const realNameHandlers = [
  handle(endpoints.proveName, ({ body }, context) => prove(context, body)),
  handle(endpoints.realData, async (_, { db, person, identity }) => {
    const user = await readUser(db, person.id)
    const [{ state, check }, isRequired, card, face] = await Promise.all([
      stateOf(db, user),
      isRealNameRequired(db),
      creditsFor(db, codeFor.card),
      creditsFor(db, codeFor.face),
    ])
    return {
      state,
      way: check?.way ?? null,
      real_name: maskText(openIdentity(identity, user.id, 'real-name', user.realName), 1, 0),
      identity_card: maskText(openIdentity(identity, user.id, 'identity-card', user.identityCard), 3, 4),
      reason: state === 'refused' ? ((check?.reason ?? null) as RealNameRefusal | null) : null,
      verified_at: state === 'proven' ? (check?.createdAt.toISOString() ?? null) : null,
      required: isRequired ? (1 as const) : (0 as const),
      credits: { card, face },
    }
  }),
]
