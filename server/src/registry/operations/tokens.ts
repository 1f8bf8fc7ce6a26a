import type { AddTokenBody, NewToken, OperatorToken, RemoveTokenBody } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../../data/database'
import { operators, operatorTokens } from '../../data/schema/index'
import { hashOf } from '../../secret'
import { refuseChange } from '../refusals'
import type { RegistryDeps } from '../registry'
import { noteWriter, reserved } from './staff'
import { makeToken } from './token'

type TokenRow = typeof operatorTokens.$inferSelect
const toToken = ({ name, role, kinds, createdBy, createdAt, lastUsedAt }: TokenRow): OperatorToken => ({
  ...{ name, role, createdBy, createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt?.getTime() ?? null },
  ...(kinds && { kinds }),
})

export const listTokens = async (db: Database): Promise<OperatorToken[]> =>
  (await db.select().from(operatorTokens).orderBy(operatorTokens.name)).map(toToken)

/** Makes a token for a program. Logged. No operator has its name, by which the logs tell who did what. */
export async function addToken(
  deps: RegistryDeps,
  who: string,
  { name, role, kinds, why }: v.InferOutput<typeof AddTokenBody>,
): Promise<NewToken> {
  if (reserved.includes(name.toLowerCase())) throw refuseChange('nameTaken', name)
  const token = makeToken()
  const note = await noteWriter(deps, { who, action: 'add-token', why })
  return deps.db.transaction(async (tx) => {
    if ((await tx.$count(operators, eq(operators.name, name))) > 0) throw refuseChange('nameTaken', name)
    const [row] = await tx
      .insert(operatorTokens)
      .values({ name, role, kinds: kinds ?? null, tokenHash: hashOf(token), createdBy: who })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuseChange('nameTaken', name)
    await note(tx, row)
    return { ...toToken(row), token }
  })
}

/** Ends a token. Logged. */
export async function removeToken(
  deps: RegistryDeps,
  who: string,
  { name, why }: v.InferOutput<typeof RemoveTokenBody>,
): Promise<OperatorToken> {
  const note = await noteWriter(deps, { who, action: 'remove-token', why })
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.delete(operatorTokens).where(eq(operatorTokens.name, name)).returning()
    if (!row) throw refuseChange('unknownOperator', name)
    await note(tx, row)
    return toToken(row)
  })
}
