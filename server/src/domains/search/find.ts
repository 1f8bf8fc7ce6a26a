import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { searchEntries } from '../../data/schema/index'
import { notBlocked } from '../blocked'
import { commonTokens } from './common-tokens'
import { piecesOfQuestion, plain, plansOf, type QueryPlan } from './tokens'

/** Maximum number of ranked results; users with more should search more precisely. */
const MAX_RESULTS = 300
/** Matches of a word that are ranked, those with the highest weight; and titles that begin with the question. */
const MAX_CANDIDATES = 1500
/** Entries of a circle that are looked through for a frequent word, those with the highest weight. */
const MAX_HEAVIEST = 4000
/** How many more are looked through than should hold the results: words are not spread evenly. */
const HEAVIEST_MARGIN = 2
/** Matches of a word that pass a filter and are ranked, those with the highest weight. */
const MAX_FILTERED = 100
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
  practice: ['team', 'wish', 'team-service', 'venue', 'project'],
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
  /** Only of this circle. */
  circleId?: string
  /** Condition on "matching", asked of one match after the other in the order of their weight, until there are enough. */
  filter?: SQL
}

const { tokens, title, weight, source, id, kind, authorId, circleId } = searchEntries
const isWanted = ({ tab, where, circleId: circle }: SearchQuery): SQL =>
  and(tab && inArray(kind, [...tabs[tab]]), where, circle === undefined ? undefined : eq(circleId, circle)) ?? sql`true`

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
  const filter = asked.filter ?? sql`true`
  // In the order of the index of titles: in that of the weights many others would be read in vain.
  const of = (place: number, where: SQL) => sql`
    (select * from (select ${source}, ${id}, ${weight}, ${authorId}, ${sql.raw(String(place))} as place from ${searchEntries}
      where ${where} and ${isWanted(asked)} order by ${title} using ~<~) matching where ${filter} limit ${MAX_CANDIDATES})`
  // `~>=~` compares bytes, as the index of titles does.
  const begins = sql`${title} ~>=~ ${query} and ${title} ~<~ ${`${query}\u{10ffff}`} and ${title} <> ${query}`
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (${of(1, sql`${title} = ${query}`)} union all ${of(2, begins)}) found
    where ${isReadable(asked)} order by place, weight desc, source, id limit ${most}`)
  return rows
}

/** The candidates among all entries that have some tokens. */
function matchesOf(all: readonly string[], asked: SearchQuery): SQL {
  // Not in the order of an index: a circle without the word would be read to its end.
  const matching = sql`select ${source}, ${id}, ${title}, ${weight}, ${authorId} from ${searchEntries}
    where ${tokens} @> ${array(all)} and ${isWanted(asked)} order by ${weight} + 0 desc`
  return asked.filter
    ? sql`select * from (${matching}) matching where ${asked.filter} limit ${MAX_FILTERED}`
    : sql`${matching} limit ${MAX_CANDIDATES}`
}

/** The candidates among the entries of a circle with the highest weight. */
const heaviestOf = (all: readonly string[], asked: SearchQuery, many: number): SQL => sql`
  select * from (select ${source}, ${id}, ${title}, ${weight}, ${authorId}, ${tokens} from ${searchEntries}
    where ${isWanted(asked)} order by ${weight} desc limit ${many}) heaviest where tokens @> ${array(all)}`

async function rank(db: Executor, candidates: SQL, asked: SearchQuery): Promise<SearchHit[]> {
  const { question, limit: most = MAX_RESULTS } = asked
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (${candidates}) found where ${isReadable(asked)}
    order by ${titleScore(plain(question))} + weight desc, source, id limit ${most}`)
  return rows
}

/** Results of one interpretation of a question. */
async function findByPlan(db: Executor, { tokens: all }: QueryPlan, asked: SearchQuery): Promise<SearchHit[]> {
  const { limit: most = MAX_RESULTS, circleId: circle } = asked
  if (circle !== undefined) {
    // A word that a fifth of a large circle's texts have would be read thousands of times, to rank a few hundred.
    const share = Math.min(...(await sharesOf(db, all)).map(([, of]) => of))
    const many = Math.ceil((most / share) * HEAVIEST_MARGIN)
    const heaviest = many <= MAX_HEAVIEST ? await rank(db, heaviestOf(all, asked, many), asked) : []
    if (heaviest.length >= most) return heaviest
  }
  return rank(db, matchesOf(all, asked), asked)
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

/** The share of entries that have a token: 0 of a rare one. */
async function sharesOf(db: Executor, among: readonly string[]): Promise<[token: string, share: number][]> {
  const common = await commonTokens(db)
  return among.map((token) => [token, common.get(token) ?? 0])
}

/** The rarest of some tokens; any of them without statistics. */
async function rarest(db: Executor, among: readonly string[], many: number): Promise<string[]> {
  const shares = await sharesOf(db, among)
  const sorted = shares.sort(([one, few], [other, more]) => few - more || (one < other ? -1 : 1))
  return sorted.slice(0, many).map(([token]) => token)
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
