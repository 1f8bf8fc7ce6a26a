import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/src/data/database'
import { contents } from '../../server/src/data/schema/index'
import { indexPending } from '../../server/src/domains/search/entries'
import { findEntries } from '../../server/src/domains/search/find'
import { readEnvironment } from '../../server/src/environment'
import { demoAt } from '../../server/src/seed/demo/read'

const TITLES = 20_000
const ROUNDS = 20
const LIMIT_MS = 50
const ROWS_AT_ONCE = 1000
/** In every summary, and the complete title of one content without views. */
const COMMON_WORD = '记者'

const questions = [
  '大桥',
  '桥',
  '星湾',
  '银杏地图',
  '临青大桥合龙',
  'daqiao',
  'linqingdaqiao',
  'lqdq',
  'yxdt',
  'starbay',
  '3号线',
  '记者',
  '银杏地途',
  '夜市吃什么呀',
  'x',
]

/** Newspaper-like titles: halves of the demo's titles, recombined. */
function titlesOf(titles: readonly string[]): string[] {
  const halves = titles.flatMap((title) => title.split(/[，：、？:,]/).filter((part) => part.length > 2))
  return Array.from({ length: TITLES }, (_, at) => {
    const one = halves[at % halves.length] ?? ''
    const other = halves[(at * 7 + Math.floor(at / halves.length)) % halves.length] ?? ''
    return `${one}，${other} ${at}`
  })
}

type Database = Awaited<ReturnType<typeof openDatabase>>['db']

/** Inserts the titles and indexes them; returns the rows. */
async function fillDatabase(db: Database, titles: readonly string[]) {
  const at = new Date()
  const rows = titlesOf(titles).map((title, index) => ({
    id: `bench-${index}`,
    type: 3,
    title,
    summary: `${title}，记者从现场发回的报道。`,
    publishedAt: at,
    updatedAt: at,
    views: index,
  }))
  rows.push({ ...rows[0], id: 'bench-called', title: COMMON_WORD, views: 0 } as (typeof rows)[number])
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(contents).values(rows.slice(from, from + ROWS_AT_ONCE))
  const start = performance.now()
  await indexPending(db)
  console.log(`${TITLES} titles indexed in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return rows
}

/** 95th percentile of searches for one question, in milliseconds. */
async function measure(db: Database, question: string): Promise<number> {
  const times: number[] = []
  let count = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    count = (await findEntries(db, { question, tab: undefined })).length
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const p95 = times[Math.floor(ROUNDS * 0.95) - 1] ?? 0
  console.log(
    `${question.padEnd(16)} ${String(count).padStart(4)} results, median ${(times[ROUNDS / 2] ?? 0).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  )
  return p95
}

/** Exits with 1 if a search is too slow. */
export async function benchSearch(): Promise<void> {
  const { migrationsDir, demoDir, databaseUrl } = readEnvironment()
  const dir = await mkdtemp(join(tmpdir(), 'plaza-bench-'))
  const location = databaseUrl ? { url: databaseUrl } : { inThread: join(dir, 'pg') }
  const { db, close } = await openDatabase(location, migrationsDir, (error) => console.error(error.message))
  try {
    const rows = await fillDatabase(
      db,
      demoAt(demoDir).articles.map(({ title }) => title),
    )
    let slowest = 0
    for (const question of questions) slowest = Math.max(slowest, await measure(db, question))
    for (const { id, title } of [...rows.slice(0, ROUNDS), ...rows.slice(-1)]) {
      const [first] = await findEntries(db, { question: title, tab: 'article' })
      if (first?.id !== id) throw new Error(`"${title}" gave ${first?.id}, not ${id}`)
    }
    console.log(`The slowest: ${slowest.toFixed(1)} ms of ${LIMIT_MS}.`)
    process.exitCode = slowest > LIMIT_MS ? 1 : 0
  } finally {
    await close()
    rmSync(dir, { recursive: true, force: true })
  }
}
