import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { searchEntries } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { pageByWords } from '../search/by-words'
import { INDEXED_PER_SEARCH, indexPending } from '../search/entries'

interface RowsByWords {
  rows: unknown[]
  next: string | null
}

/** Where the thing of a row stands in the index of the site's search. */
interface IndexPlace {
  source: SQLWrapper | string
  id: SQLWrapper
}

/** A page of the own rows whose thing has some words, as typed or as pinyin; of all without a question. */
export async function pageOfOwn<Page extends RowsByWords>(
  { db }: Context,
  q: string | undefined,
  { source, id }: IndexPlace,
  page: (where: SQL | undefined) => Promise<Page>,
): Promise<{ rows: Page['rows']; next: string | null }> {
  if (!q) return page(undefined)
  await indexPending(db, INDEXED_PER_SEARCH)
  return pageByWords(searchEntries.tokens, q, (words) => {
    const entry = and(sql`${searchEntries.source} = ${source}`, eq(searchEntries.id, id), words)
    return page(sql`exists (select 1 from ${searchEntries} where ${entry})`)
  })
}
