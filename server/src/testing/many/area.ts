import { type SQL, sql } from 'drizzle-orm'

/** Who reads, who has blocked 2,000 people, and who has written half of everything. */
export const READER = 'many-reader'
export const WRITER = 'many-writer'

interface Range {
  from: number
  to: number
}

export const series = ({ from, to }: Range): SQL => sql`generate_series(${from}::int, ${to}::int) n`
/** Times from now backwards, a minute apart. */
export const ago: SQL = sql`now() - n * interval '1 minute'`
export const author: SQL = sql`(case when n % 2 = 0 then ${WRITER} else 'many-' || (1 + n % 20000) end)`

export interface Area {
  /** Single rows, before the others. */
  once(many: number): SQL[]
  rows(range: Range): SQL[]
}
