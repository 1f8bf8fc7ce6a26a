import { DAY_MS, MINUTE_MS } from '@plaza/shared/format'
import type { Operator } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { operators, operatorTokens } from '../../../data/schema/index'
import { hashOf } from '../../../secret'
import { prefixOf } from '../../../transport/client/address'
import { refuseChange } from '../../refusals'
import type { Caller } from './caller'
import { within } from './grant'
import { remotesOf } from './owners'

type TokenRow = typeof operatorTokens.$inferSelect
type OwnerRow = Pick<Operator, 'name' | 'role'>

/** The caller behind a token; null if there is no such token. Notes its use to the minute. */
export async function tokenCaller(db: Executor, token: string, ip: string): Promise<Caller | null> {
  const [found] = await db
    .select({ token: operatorTokens, owner: { name: operators.name, role: operators.role } })
    .from(operatorTokens)
    .leftJoin(operators, eq(operators.name, operatorTokens.owner))
    .where(eq(operatorTokens.tokenHash, hashOf(token)))
  if (!found) return null
  const { endsAt, owner } = found.token
  if (endsAt && endsAt.getTime() <= Date.now()) throw refuseChange('tokenEnded')
  await noteUse(db, found.token, ip)
  const operator = await rightsOf(db, found.token, found.owner)
  return { operator, via: 'token', person: owner }
}

async function noteUse(db: Executor, { name, lastUsedAt }: TokenRow, ip: string): Promise<void> {
  const now = Date.now()
  if (now - (lastUsedAt?.getTime() ?? 0) <= MINUTE_MS) return
  await db
    .update(operatorTokens)
    .set({ lastUsedAt: new Date(now), lastUsedFrom: prefixOf(ip) })
    .where(eq(operatorTokens.name, name))
}

/** What the token may do now: never more than its owner may at the moment of the call. */
async function rightsOf(db: Executor, token: TokenRow, owner: OwnerRow | null): Promise<Operator> {
  const name = token.kind === 'person' && token.owner ? token.owner : token.name
  const kinds = token.kinds && { kinds: token.kinds }
  if (token.role !== 'owner') return { name, role: token.role, ...kinds }
  const remotes = within(token.remotes, owner ? await remotesOf(db, owner) : undefined)
  return { name, role: 'owner', may: token.may ?? [], ...(remotes && { remotes }) }
}

/** Whether a program has this name. */
export const hasToken = async (db: Executor, name: string): Promise<boolean> =>
  (await db.$count(operatorTokens, eq(operatorTokens.name, name))) > 0

/** The moment at which a token of so many days ends. */
export const endAfter = (days: number): Date => new Date(Date.now() + days * DAY_MS)
