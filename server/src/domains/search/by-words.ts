import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { plansOf, type QueryPlan } from './tokens'

/** Whether a row has all tokens of a plan. */
export const hasTokens = (column: AnyColumn, { tokens }: QueryPlan): SQL =>
  sql`${column} @> array[${sql.join(
    tokens.map((token) => sql`${token}`),
    sql`, `,
  )}]::text[]`

/**
 * A page of the rows with some words, as typed or as pinyin: by the first plan that finds any. A later page has the plan
 * of the first, since those before it find nothing.
 */
export async function pageByWords<Row>(
  column: AnyColumn,
  words: string,
  page: (where: SQL) => Promise<{ rows: Row[]; next: string | null }>,
): Promise<{ rows: Row[]; next: string | null }> {
  for (const plan of plansOf(words)) {
    const found = await page(hasTokens(column, plan))
    if (found.rows.length > 0) return found
  }
  return { rows: [], next: null }
}
