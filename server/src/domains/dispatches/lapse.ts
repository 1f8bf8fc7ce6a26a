import { lifecycles, stateAfter } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { dispatches } from '../../data/schema/index'

const { dispatch: machine } = lifecycles
export type StoredDispatch = typeof dispatches.$inferSelect

/** A wish or a service order, as dispatches name it. */
export type DeedKey = { wishId: string } | { orderId: string }
export const isAbout = (deed: DeedKey) =>
  'wishId' in deed ? eq(dispatches.wishId, deed.wishId) : eq(dispatches.orderId, deed.orderId)

/** Ends what a team is still asked about a locked wish or order that somebody else took on, or that has ended. */
export async function lapseDispatch(tx: Transaction, deed: DeedKey): Promise<void> {
  const state = stateAfter(machine, 'asked', 'lapse', ['deed'])
  if (state === null || state === 'gone') throw new Error('a question that is open can lapse')
  await tx
    .update(dispatches)
    .set({ state, answeredAt: sql`now()` })
    .where(and(isAbout(deed), eq(dispatches.state, 'asked')))
}
