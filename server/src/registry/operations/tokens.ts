import type { AddTokenBody, NewToken, OperatorToken, RemoveTokenBody } from '@plaza/shared/operations'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../../data/database'
import { operators, operatorTokens } from '../../data/schema/index'
import { hashOf } from '../../secret'
import { refuseChange } from '../refusals'
import type { RegistryDeps } from '../registry'
import { authorOf, type Caller } from './rights/caller'
import { endAfter } from './rights/token-callers'
import { noteWriter, reserved } from './staff'
import { makeToken } from './token'

type TokenRow = typeof operatorTokens.$inferSelect
const toToken = (row: TokenRow): OperatorToken => {
  const { name, role, kind, owner, createdBy, createdAt, endsAt, lastUsedAt, lastUsedFrom, kinds, remotes, may } = row
  return {
    ...{ name, role, kind, owner, createdBy, createdAt: createdAt.getTime() },
    ...{ endsAt: endsAt?.getTime() ?? null, lastUsedAt: lastUsedAt?.getTime() ?? null, lastUsedFrom },
    ...(kinds && { kinds }),
    ...(remotes && { remotes }),
    ...(may && { may }),
  }
}

/** Those that the caller may end: all of them for a releaser, otherwise the own ones. */
const ownAlone = ({ operator }: Caller) =>
  operator.role === 'releaser' ? undefined : eq(operatorTokens.owner, operator.name)

export const listTokens = async (db: Database, caller: Caller): Promise<OperatorToken[]> =>
  (await db.select().from(operatorTokens).where(ownAlone(caller)).orderBy(operatorTokens.name)).map(toToken)

type TokenRequest = v.InferOutput<typeof AddTokenBody>

/** Refuses rights that no token of this role has, and rights that its maker does not have. */
function refuseUnfit({ operator }: Caller, { role, kinds, remotes, may }: TokenRequest): void {
  if ((role === 'owner') !== (may !== undefined) || (role !== 'owner' && remotes)) throw refuseChange('unfitToken')
  if (role !== 'editor' && kinds) throw refuseChange('unfitToken')
  if (role === 'editor' && operator.role !== 'releaser') throw refuseChange('otherRole', 'releaser')
  for (const remote of remotes ?? [])
    if (operator.remotes && !operator.remotes.includes(remote)) throw refuseChange('wideToken', remote)
}

/** Makes a token for a program. Logged. No operator has its name, by which the logs tell who did what. */
export async function addToken(deps: RegistryDeps, caller: Caller, request: TokenRequest): Promise<NewToken> {
  const { name, role, kinds = null, remotes = null, may = null, days, why } = request
  refuseUnfit(caller, request)
  if (reserved.includes(name.toLowerCase())) throw refuseChange('nameTaken', name)
  const token = makeToken()
  const note = await noteWriter(deps, { ...authorOf(caller), action: 'add-token', why })
  return deps.db.transaction(async (tx) => {
    if ((await tx.$count(operators, eq(operators.name, name))) > 0) throw refuseChange('nameTaken', name)
    const endsAt = endAfter(days)
    const [row] = await tx
      .insert(operatorTokens)
      .values({
        ...{ name, role, kinds, remotes, may, endsAt, tokenHash: hashOf(token) },
        ...{ createdBy: caller.operator.name, owner: caller.person },
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuseChange('nameTaken', name)
    await note(tx, row, { ...(remotes && { remotes }), ...(may && { may }), endsAt: endsAt.getTime() })
    return { ...toToken(row), token }
  })
}

/** Ends a token. Logged. */
export async function removeToken(
  deps: RegistryDeps,
  caller: Caller,
  { name, why }: v.InferOutput<typeof RemoveTokenBody>,
): Promise<OperatorToken> {
  const note = await noteWriter(deps, { ...authorOf(caller), action: 'remove-token', why })
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(operatorTokens)
      .where(and(eq(operatorTokens.name, name), ownAlone(caller)))
      .returning()
    if (!row) throw refuseChange('unknownToken', name)
    await note(tx, row)
    return toToken(row)
  })
}
