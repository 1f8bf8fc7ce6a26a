import { type Closure, closures as endpoints } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { closures, transfers } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { checkProof } from '../account/credentials'
import { lockPerson } from '../account/sessions'
import { readUser } from '../account/users'
import { sendMessages } from '../messages/send'
import { consumeRateLimit } from '../rate-limits'
import { balanceOf, lockWallet } from '../wallet/ledger'
import { pendingClosure } from './pending'

/** Days in which a closing can be taken back. */
const WAITING_DAYS = 7
const MAX_A_DAY = 5
export const SETTINGS_PAGE = '/user-set'

/** Withdrawals that may still change the wallet. */
export async function countTransfers(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ transfers: count() })
    .from(transfers)
    .where(
      and(
        eq(transfers.userId, userId),
        inArray(transfers.state, ['created', 'reviewing', 'submitted', 'awaiting-confirmation']),
      ),
    )
  return row?.transfers ?? 0
}

async function readClosure(db: Executor, userId: string): Promise<Closure> {
  const row = await pendingClosure(db, userId)
  return {
    requested_at: row?.requestedAt.toISOString() ?? null,
    due_at: row?.dueAt.toISOString() ?? null,
    days: WAITING_DAYS,
    cents: (await balanceOf(db, userId)).available,
    transfers: await countTransfers(db, userId),
  }
}

/** Refuses while money is on its way, or if it is not the sum that the person saw. */
async function checkMoney(db: Executor, userId: string, givenUpCents: number): Promise<void> {
  if ((await countTransfers(db, userId)) > 0) throw refuse('notAllowed', { detail: 'closing.transfer' })
  if ((await balanceOf(db, userId)).available !== givenUpCents)
    throw refuse('stateChanged', { detail: 'closing.money' })
}

async function request(context: Context, body: HandlerInput<typeof endpoints.request>['body']): Promise<Closure> {
  const { db, person } = context
  const givenUpCents = body.given_up_cents
  await consumeRateLimit(db, [{ key: `closing:${person.id}`, max: MAX_A_DAY, seconds: DAY_SECONDS }])
  await checkProof(context, await readUser(db, person.id), body, {
    spends: true,
    check: () => checkMoney(db, person.id, givenUpCents),
  })
  await db.transaction(async (tx) => {
    await lockPerson(tx, person)
    await lockWallet(tx, person.id)
    await checkMoney(tx, person.id, givenUpCents)
    const dueAt = sql`now() + make_interval(days => ${WAITING_DAYS})`
    const [made] = await tx
      .insert(closures)
      .values({ userId: person.id, dueAt, givenUpCents })
      .onConflictDoNothing()
      .returning({ userId: closures.userId })
    if (!made) return
    const params = { days: String(WAITING_DAYS) }
    await sendMessages(tx, [{ to: person.id, template: 'closing.requested', params, link: SETTINGS_PAGE }])
  })
  return readClosure(db, person.id)
}

async function takeBack({ db, person }: Context): Promise<Closure> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, person)
    const gone = await tx
      .delete(closures)
      .where(and(eq(closures.userId, person.id), isNull(closures.closedAt)))
      .returning()
    if (gone.length > 0)
      await sendMessages(tx, [{ to: person.id, template: 'closing.taken-back', params: {}, link: SETTINGS_PAGE }])
  })
  return readClosure(db, person.id)
}

export const closureHandlers = [
  handle(endpoints.state, (_, { db, person }) => readClosure(db, person.id)),
  handle(endpoints.request, ({ body }, context) => request(context, body)),
  handle(endpoints.takeBack, (_, context) => takeBack(context)),
]
