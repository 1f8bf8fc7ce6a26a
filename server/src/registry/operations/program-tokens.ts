import type { Operator } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { operatorTokens } from '../../data/schema/index'
import { hashOf } from '../../secret'

/** The program that holds a token; null if there is none. */
export async function programOf(db: Executor, token: string): Promise<Operator | null> {
  const [found] = await db
    .select({ name: operatorTokens.name, role: operatorTokens.role })
    .from(operatorTokens)
    .where(eq(operatorTokens.tokenHash, hashOf(token)))
  return found ?? null
}

/** Whether a program has this name. */
export const hasToken = async (db: Executor, name: string): Promise<boolean> =>
  (await db.$count(operatorTokens, eq(operatorTokens.name, name))) > 0
