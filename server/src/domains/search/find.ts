import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { searchEntries } from '../../data/schema/index'
import { type Plan, piecesOfQuestion, plain, plansOf } from './tokens'

/** So many are put in order; who wants more asks more exactly. */
const MOST = 300
/** Of what says a word so many are put in order, the most looked for. */
const LOOKED_AT = 1500
/** So many that are near are looked at, the most looked for. */
const NEAR = 1000
/** Of the pieces of what was mistyped so many must be there. */
const ENOUGH = 0.66

/** Under which kinds each tab of the page looks. */
export const tabs = {
  article: ['article'],
  video: ['video'],
  audio: ['audio'],
  atlas: ['atlas'],
  special: ['special'],
  source: ['channel', 'anchor', 'organisation'],
  community: ['circle', 'post'],
} as const satisfies Record<string, readonly string[]>
export type Tab = keyof typeof tabs

const array = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`

export interface Found {
  source: string
  id: string
}

interface Asked {
  question: string
  tab: Tab | undefined
  most?: number
}

const { tokens, title, weight, source, id, kind } = searchEntries
const within = (tab: Tab | undefined): SQL => (tab === undefined ? sql`true` : inArray(kind, [...tabs[tab]]))

/** How well a title says the whole question as it was typed. */
const saysIt = (question: string): SQL => sql`(case when ${title} = ${question} then 1500
  when starts_with(${title}, ${question}) then 600 when position(${question} in ${title}) > 0 then 300 else 0 end)`

/** What is called as was asked, then what begins so: a title is never lost among the many that say the same. */
async function titled(db: Executor, { question, tab, most = MOST }: Asked): Promise<Found[]> {
  const asked = plain(question).trim()
  const of = (place: number, where: SQL) => sql`
    (select ${source}, ${id}, ${weight}, ${sql.raw(String(place))} as place from ${searchEntries}
      where ${where} and ${within(tab)} order by ${weight} desc limit ${most})`
  // `~>=~` goes by bytes, as the index of titles does.
  const begins = sql`${title} ~>=~ ${asked} and ${title} ~<~ ${`${asked}\u{10ffff}`} and ${title} <> ${asked}`
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (${of(1, sql`${title} = ${asked}`)} union all ${of(2, begins)}) found
    order by place, weight desc, source, id limit ${most}`)
  return rows
}

/** What is found by one way of reading a question. */
async function foundBy(db: Executor, { tokens: all }: Plan, { question, tab, most = MOST }: Asked): Promise<Found[]> {
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (
      select ${source}, ${id}, ${saysIt(plain(question))} + ${weight} as worth
      from ${searchEntries} where ${tokens} @> ${array(all)} and ${within(tab)}
      order by ${weight} desc limit ${LOOKED_AT}
    ) found order by worth desc, source, id limit ${most}`)
  return rows
}

/** All that a question can mean, way by way until there is enough: what says its words stands before what sounds so. */
async function meant(db: Executor, asked: Asked): Promise<Found[]> {
  const { most = MOST } = asked
  const plans = plansOf(asked.question)
  const byTitle = plans.length > 0 ? await titled(db, asked) : []
  const found = new Map(byTitle.map((one) => [`${one.source} ${one.id}`, one]))
  for (const plan of plans) {
    if (found.size >= (plan.lastResort ? 1 : most)) break
    for (const one of await foundBy(db, plan, asked)) found.set(`${one.source} ${one.id}`, one)
  }
  return [...found.values()].slice(0, most)
}

/** What has most of a question's pieces, where nothing has all of them. */
async function nearly(db: Executor, { question, tab, most = MOST }: Asked): Promise<Found[]> {
  const { any, most: pieces } = piecesOfQuestion(question)
  const needed = Math.ceil(pieces.length * ENOUGH)
  if (any.length === 0) return []
  const { rows } = await db.execute<{ source: string; id: string }>(sql`
    select source, id from (
      select ${source}, ${id}, ${weight},
        (select count(*) from unnest(${array(pieces)}) piece where piece = any(${tokens})) as hits
      from ${searchEntries} where ${tokens} && ${array(any)} and ${within(tab)}
      order by ${weight} desc limit ${NEAR}
    ) near where hits >= ${needed} order by hits desc, weight desc, source, id limit ${most}`)
  return rows
}

/** What is found by a question, the best first. */
export async function find(db: Executor, asked: Asked): Promise<Found[]> {
  const found = await meant(db, asked)
  return found.length > 0 ? found : nearly(db, asked)
}
