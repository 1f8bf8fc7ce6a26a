import { randomBytes } from 'node:crypto'
import { events as endpoints } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { oneTimeCodes } from '../data/schema/index'
import { hashOf } from '../secret'
import { handle } from '../transport/handlers'
import { consumeRateLimit } from './rate-limits'

const KIND = 'events'
const TICKET_BYTES = 24
const TICKET_SECONDS = 30
/** A device opens a line anew with each page that listens to something else. */
const TICKETS_AN_HOUR = 1_200

/** The person whose ticket this is; null if it is unknown, late or used. */
export async function redeemTicket(db: Executor, ticket: string): Promise<string | null> {
  const [row] = await db
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.codeHash, hashOf(ticket)),
        eq(oneTimeCodes.kind, KIND),
        gt(oneTimeCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ payload: oneTimeCodes.payload })
  return row?.payload.userId ?? null
}

export const eventHandlers = [
  handle(endpoints.ticket, async (_, { db, person }) => {
    await consumeRateLimit(db, [{ key: `events:${person.id}`, max: TICKETS_AN_HOUR, seconds: HOUR_SECONDS }])
    const ticket = randomBytes(TICKET_BYTES).toString('base64url')
    await db.insert(oneTimeCodes).values({
      codeHash: hashOf(ticket),
      kind: KIND,
      payload: { userId: person.id },
      expiresAt: sql`now() + make_interval(secs => ${TICKET_SECONDS})`,
    })
    return { ticket }
  }),
]
