import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { searchEntries } from '../../data/schema/index'
import { piecesOfQuestion, plain, plansOf, type QueryPlan } from './tokens'

/** So many are put in order; who wants more asks more exactly. */
const MAX_RESULTS = 300
/** Of what says a word so many are put in order, the most looked for. */
const MAX_CANDIDATES = 1500
/** So many that are near are looked at, the most looked for. */
const MAX_FUZZY_CANDIDATES = 1000
/** Of the pieces of what was mistyped so many must be there. */
const FUZZY_SHARE = 0.66

/** Under which kinds each tab of the page looks. */
const tabs = {
  article: ['article'],
  video: ['video'],
  audio: ['audio'],
  atlas: ['atlas'],
  special: ['special'],
  source: ['channel', 'anchor', 'organisation'],
  community: ['circle', 'post'],
} as const satisfies Record<string, readonly string[]>
type Tab = keyof typeof tabs

const array = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`

export interface SearchHit {
  source: string
  id: string
}

interface SearchQuery {
  question: string
  tab: Tab | undefined
  limit?: number
}

const { tokens, title, weight, source, id, kind } = searchEntries
const inTab = (tab: Tab | undefined): SQL => (tab === undefined ? sql`true` : inArray(kind, [...tabs[tab]]))

/** How well a title says the whole question as it was typed. */
const titleScore = (question: string): SQL => sql`(case when ${title} = ${question} then 1500
  when starts_with(${title}, ${question}) then 600 when position(${question} in ${title}) > 0 then 300 else 0 end)`

/** What is called as was asked, then what begins so: a title is never lost among the many that say the same. */
async function findByTitle(
  db: Executor,
  { question, tab, limit: most = MAX_RESULTS }: SearchQuery,
): Promise<SearchHit[]> {
  const query = plain(question).trim()
  const of = (place: number, where: SQL) => sql`
    (select ${source}, ${id}, ${weight}, ${sql.raw(String(place))} as place from ${searchEntries}
      where ${where} and ${inTab(tab)} order by ${weight} desc limit ${most})`
  // `~>=~` goes by bytes, as the index of titles does.
  const begins = sql`${title} ~>=~ ${query} and ${title} ~<~ ${`${query}\u{10ffff}`} and ${title} <> ${query}`
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (${of(1, sql`${title} = ${query}`)} union all ${of(2, begins)}) found
    order by place, weight desc, source, id limit ${most}`)
  return rows
}

/** What is found by one way of reading a question. */
async function findByPlan(
  db: Executor,
  { tokens: all }: QueryPlan,
  { question, tab, limit: most = MAX_RESULTS }: SearchQuery,
): Promise<SearchHit[]> {
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (
      select ${source}, ${id}, ${titleScore(plain(question))} + ${weight} as worth
      from ${searchEntries} where ${tokens} @> ${array(all)} and ${inTab(tab)}
      order by ${weight} desc limit ${MAX_CANDIDATES}
    ) found order by worth desc, source, id limit ${most}`)
  return rows
}

/** All that a question can mean, way by way until there is enough: what says its words stands before what sounds so. */
async function findByPlans(db: Executor, asked: SearchQuery): Promise<SearchHit[]> {
  const { limit: most = MAX_RESULTS } = asked
  const plans = plansOf(asked.question)
  const byTitle = plans.length > 0 ? await findByTitle(db, asked) : []
  const found = new Map(byTitle.map((one) => [`${one.source} ${one.id}`, one]))
  for (const plan of plans) {
    if (found.size >= (plan.lastResort ? 1 : most)) break
    for (const one of await findByPlan(db, plan, asked)) found.set(`${one.source} ${one.id}`, one)
  }
  return [...found.values()].slice(0, most)
}

/** What has most of a question's pieces, where nothing has all of them. */
async function findSimilar(
  db: Executor,
  { question, tab, limit: most = MAX_RESULTS }: SearchQuery,
): Promise<SearchHit[]> {
  const { any, most: pieces } = piecesOfQuestion(question)
  const needed = Math.ceil(pieces.length * FUZZY_SHARE)
  if (any.length === 0) return []
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (
      select ${source}, ${id}, ${weight},
        (select count(*) from unnest(${array(pieces)}) piece where piece = any(${tokens})) as hits
      from ${searchEntries} where ${tokens} && ${array(any)} and ${inTab(tab)}
      order by ${weight} desc limit ${MAX_FUZZY_CANDIDATES}
    ) near where hits >= ${needed} order by hits desc, weight desc, source, id limit ${most}`)
  return rows
}

/** What is found by a question, the best first. */
export async function findEntries(db: Executor, asked: SearchQuery): Promise<SearchHit[]> {
  const hits = await findByPlans(db, asked)
  return hits.length > 0 ? hits : findSimilar(db, asked)
}
