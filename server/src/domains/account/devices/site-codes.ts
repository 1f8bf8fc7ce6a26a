import { randomBytes } from 'node:crypto'
import { credentials } from '@plaza/shared/api'
import { and, eq, gt, sql } from 'drizzle-orm'
import { oneTimeCodes } from '../../../data/schema/index'
import { hashOf } from '../../../secret'
import { networkLabel } from '../../../transport/client/network-label'
import type { Context } from '../../../transport/context'
import { handle } from '../../../transport/handlers'
import { refuse } from '../../../transport/refusal'
import { consumeRateLimit } from '../../rate-limits'
import { beginSession, lockSession } from '../sessions'
import { readUser, toUser } from '../users'
import { noteDevice } from './new-device'

const KIND = 'site'
const CODE_BYTES = 32
const CODE_SECONDS = 300
const FIVE_MINUTES = 300
const MAX_CODES = 60

/** The address of another own site (`PLAZA_ORIGINS`) as a browser reads it; refuses any other. */
function siteAddress(redirect: string, { environment }: Context): string {
  if (!URL.canParse(redirect)) throw refuse('badInput')
  const { origin, href, username, password } = new URL(redirect)
  if (!environment.origins.includes(origin) || username || password) throw refuse('badInput')
  return href
}

/** Takes a code for this address, once; undefined for any other. */
async function takeCode({ db }: Context, code: string, address: string) {
  const [row] = await db
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.codeHash, hashOf(code)),
        eq(oneTimeCodes.kind, KIND),
        eq(sql`${oneTimeCodes.payload} ->> 'address'`, address),
        gt(oneTimeCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ payload: oneTimeCodes.payload })
  return row?.payload.tokenHash
}

export const siteCodeHandlers = [
  handle(credentials.siteCode, async ({ body }, context) => {
    const { db, person, token } = context
    const address = siteAddress(body.redirect, context)
    await consumeRateLimit(db, [{ key: `site-code:${person.id}`, max: MAX_CODES, seconds: FIVE_MINUTES }])
    const code = randomBytes(CODE_BYTES).toString('base64url')
    const [row] = await db
      .insert(oneTimeCodes)
      .values({
        codeHash: hashOf(code),
        kind: KIND,
        payload: { address, tokenHash: hashOf(token ?? '') },
        expiresAt: sql`now() + make_interval(secs => ${CODE_SECONDS})`,
      })
      .returning({ expiresAt: oneTimeCodes.expiresAt })
    if (!row) throw new Error('no code row')
    return { code, expires_at: row.expiresAt.toISOString() }
  }),
  handle(credentials.siteSession, async ({ body }, context) => {
    const { db, ip, device } = context
    await consumeRateLimit(db, [{ key: `site-session:${ip}`, max: MAX_CODES, seconds: FIVE_MINUTES }])
    const tokenHash = await takeCode(context, body.code, siteAddress(body.redirect, context))
    return db.transaction(async (tx) => {
      const parent = tokenHash ? await lockSession(tx, tokenHash) : undefined
      if (!parent || parent.endedAt) throw refuse('captchaSpent')
      const begun = await beginSession(tx, { userId: parent.userId, device, network: networkLabel(ip), parent })
      await noteDevice(tx, context, parent.userId)
      return { ...begun, user: toUser(context.identity, await readUser(tx, parent.userId)) }
    })
  }),
]
