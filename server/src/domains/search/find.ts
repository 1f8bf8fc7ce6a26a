import { and, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { searchEntries } from '../../data/schema/index'
import { notBlocked } from '../blocked'
import { piecesOfQuestion, plain, plansOf, type QueryPlan } from './tokens'

/** Maximum number of ranked results; users with more should search more precisely. */
const MAX_RESULTS = 300
/** Matches of a word that are ranked, those with the highest weight; and titles that begin with the question. */
const MAX_CANDIDATES = 1500
/** Similar entries that are compared, those with the highest weight. */
const MAX_FUZZY_CANDIDATES = 1000
/** Share of a mistyped question's pieces that must match. */
const FUZZY_SHARE = 0.66

/** Kinds in each tab of the page, and in the searches over guides and circles alone. */
const tabs = {
  article: ['article'],
  video: ['video'],
  audio: ['audio'],
  atlas: ['atlas'],
  special: ['special'],
  source: ['channel', 'anchor', 'organisation'],
  community: ['circle', 'post', 'topic', 'person'],
  service: ['guide', 'service'],
  guide: ['guide'],
  circle: ['circle'],
  post: ['post'],
  topic: ['topic'],
  person: ['person'],
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
  /** Does not find what people wrote whom this person blocked. */
  readerId?: string | undefined
  /** Also finds what most pieces of the question are in, if nothing has all; the default. */
  similar?: boolean
  /** Further condition on the entries. */
  where?: SQL | undefined
}

const { tokens, title, weight, source, id, kind, authorId } = searchEntries
const isWanted = ({ tab, where }: SearchQuery): SQL => and(tab && inArray(kind, [...tabs[tab]]), where) ?? sql`true`

/** Asked of the candidates alone, which are few: a common word is in the texts of half of the town. */
const isReadable = ({ readerId }: SearchQuery): SQL => notBlocked(readerId, sql`found.author_id`) ?? sql`true`

/** Score of a candidate whose title contains the whole question as typed. */
const titleScore = (question: string): SQL => sql`(case when found.title = ${question} then 1500
  when starts_with(found.title, ${question}) then 600 when position(${question} in found.title) > 0 then 300 else 0 end)`

/**
 * Entries whose title equals the question, then those whose title begins with it: a title must not get lost among many
 * matches.
 */
async function findByTitle(db: Executor, asked: SearchQuery): Promise<SearchHit[]> {
  const { question, limit: most = MAX_RESULTS } = asked
  const query = plain(question).trim()
  // In the order of the index of titles: in that of the weights many others would be read in vain.
  const of = (place: number, where: SQL) => sql`
    (select ${source}, ${id}, ${weight}, ${authorId}, ${sql.raw(String(place))} as place from ${searchEntries}
      where ${where} and ${isWanted(asked)} order by ${title} using ~<~ limit ${MAX_CANDIDATES})`
  // `~>=~` compares bytes, as the index of titles does.
  const begins = sql`${title} ~>=~ ${query} and ${title} ~<~ ${`${query}\u{10ffff}`} and ${title} <> ${query}`
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (${of(1, sql`${title} = ${query}`)} union all ${of(2, begins)}) found
    where ${isReadable(asked)} order by place, weight desc, source, id limit ${most}`)
  return rows
}

/** Results of one interpretation of a question. */
async function findByPlan(db: Executor, { tokens: all }: QueryPlan, asked: SearchQuery): Promise<SearchHit[]> {
  const { question, limit: most = MAX_RESULTS } = asked
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (
      select ${source}, ${id}, ${title}, ${weight}, ${authorId}
      from ${searchEntries} where ${tokens} @> ${array(all)} and ${isWanted(asked)}
      order by ${weight} desc limit ${MAX_CANDIDATES}
    ) found where ${isReadable(asked)}
    order by ${titleScore(plain(question))} + weight desc, source, id limit ${most}`)
  return rows
}

/**
 * Tries the interpretations of a question until there are enough results: matches of words rank above matches of
 * sounds.
 */
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

/** The rarest of some tokens, by the statistics of the index; any of them without statistics. */
async function rarest(db: Executor, among: readonly string[], many: number): Promise<string[]> {
  const { rows } = await db.execute<{ token: string }>(sql`
    select token from unnest(${array(among)}) token left join (
      select common, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) row(common, share)
      where schemaname = current_schema() and tablename = ${getTableName(searchEntries)} and attname = ${tokens.name}
    ) known on common = token order by coalesce(share, 0), token limit ${many}`)
  return rows.map(({ token }) => token)
}

/** Entries with most of a question's pieces, if none has all of them. */
async function findSimilar(db: Executor, asked: SearchQuery): Promise<SearchHit[]> {
  const { question, limit: most = MAX_RESULTS } = asked
  const { any, most: pieces } = piecesOfQuestion(question)
  const needed = Math.ceil(pieces.length * FUZZY_SHARE)
  if (any.length === 0) return []
  // An entry without all of these has too few of the others: rare ones are looked up, instead of counting for many.
  const required = await rarest(db, pieces, pieces.length - needed + 1)
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (
      select ${source}, ${id}, ${weight}, ${authorId},
        (select count(*) from unnest(${array(pieces)}) piece where piece = any(${tokens})) as hits
      from ${searchEntries} where ${tokens} && ${array(required)} and ${tokens} && ${array(any)} and ${isWanted(asked)}
      order by ${weight} desc limit ${MAX_FUZZY_CANDIDATES}
    ) found where hits >= ${needed} and ${isReadable(asked)} order by hits desc, weight desc, source, id limit ${most}`)
  return rows
}

/** Results of a question, best first. */
export async function findEntries(db: Executor, asked: SearchQuery): Promise<SearchHit[]> {
  const hits = await findByPlans(db, asked)
  return hits.length > 0 || asked.similar === false ? hits : findSimilar(db, asked)
}
