import { MINUTE_MS } from '@plaza/shared/format'
import type { Operator } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { operatorTokens } from '../../data/schema/index'
import { hashOf } from '../../secret'

/** The program that holds a token; null if there is none. Notes its use to the minute. */
export async function programOf(db: Executor, token: string): Promise<Operator | null> {
  const [found] = await db
    .select()
    .from(operatorTokens)
    .where(eq(operatorTokens.tokenHash, hashOf(token)))
  if (!found) return null
  const { name, role, kinds, lastUsedAt } = found
  const now = Date.now()
  if (now - (lastUsedAt?.getTime() ?? 0) > MINUTE_MS)
    await db
      .update(operatorTokens)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(operatorTokens.name, name))
  return { name, role, ...(kinds && { kinds }) }
}

/** Whether a program has this name. */
export const hasToken = async (db: Executor, name: string): Promise<boolean> =>
  (await db.$count(operatorTokens, eq(operatorTokens.name, name))) > 0
