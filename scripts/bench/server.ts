import { postgresPrograms, startPostgres } from '../../server/src/testing/postgres'
import { build } from '../build/build'
import { freshRenderP95 } from './load/fresh-renders'
import { type LoadResult, load } from './load/load'
import { logIn, type RunningProgram, startBareHono, startPlaza } from './load/servers'
import { waitUntilIdle } from './race/machine'
import { table, whenAndWhere, writeSection } from './race/report'

/** A request, and the minimum share of the bare handler's throughput, per database. */
interface BenchRow {
  name: string
  path: string
  logsIn?: true
  goal: number
  onPglite?: number
}

const rows: readonly BenchRow[] = [
  { name: 'public answer, kept', path: '/api/v3/page_card_data/home', goal: 0.5 },
  { name: 'guest’s page as HTML, kept', path: '/index', goal: 0.1 },
  { name: 'guest’s article data', path: '/api/v1/c_article/3001', goal: 0.3 },
  { name: 'home’s data, logged in', path: '/api/v3/page_card_data/home', logsIn: true, goal: 0.015, onPglite: 0.006 },
]
const FRESH_RENDER_MS = 25
const MISSED = '**missed**'
/** Share of all processors: above it the numbers say more about the machine than about the server. */
const BUSY_ABOVE = 0.3
const ROUNDS = 3

const median = (all: readonly LoadResult[]): LoadResult =>
  [...all].sort((one, other) => one.perSecond - other.perSecond)[all.length >> 1] ?? { perSecond: 0, p99: 0 }

/** Loads both servers alternately with the same request; the first round is a warm-up. */
async function measureBoth(
  plaza: RunningProgram,
  bare: RunningProgram,
  { path, logsIn }: BenchRow,
): Promise<{ ours: LoadResult; theirs: LoadResult }> {
  const authorization = logsIn ? await logIn(plaza.url) : 'guest'
  const headers = { authorization, 'accept-encoding': 'br' }
  await fetch(`${bare.url}/take?from=${encodeURIComponent(plaza.url + path)}`, { headers })
  const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    ours.push(await load(plaza.url + path, headers))
    theirs.push(await load(`${bare.url}/same`, headers))
  }
  return { ours: median(ours.slice(1)), theirs: median(theirs.slice(1)) }
}

const HEAD = ['', 'database', 'plaza/s', 'p99 ms', 'bare/s', 'measured', 'goal', '']
const print = (cells: readonly string[]) => console.log(cells.join(' · '))

/** Table rows for one database. */
async function measure(database: string, url: string | null, bare: RunningProgram): Promise<string[][]> {
  const plaza = await startPlaza(url)
  const measured: string[][] = []
  const addRow = (name: string, loads: string[], figure: string, goal: string, isMet: boolean) => {
    measured.push([name, database, ...loads, figure, goal, isMet ? 'met' : MISSED])
    print(measured.at(-1) ?? [])
  }
  try {
    for (const row of rows) {
      const { ours, theirs } = await measureBoth(plaza, bare, row)
      const ratio = ours.perSecond / theirs.perSecond
      const goal = url === null ? (row.onPglite ?? row.goal) : row.goal
      const loads = [ours.perSecond.toFixed(0), ours.p99.toFixed(1), theirs.perSecond.toFixed(0)]
      addRow(row.name, loads, ratio.toFixed(4), `≥ ${goal}`, ratio >= goal)
    }
    const ms = await freshRenderP95(`${plaza.url}/index`)
    addRow(
      'a page rendered anew, p95',
      ['', '', ''],
      `${ms.toFixed(1)} ms`,
      `≤ ${FRESH_RENDER_MS} ms`,
      ms <= FRESH_RENDER_MS,
    )
  } finally {
    plaza.end()
  }
  return measured
}

/**
 * Compares the server with a bare Hono handler that sends the same bytes, alternately in one run, on PostgreSQL if this
 * machine has it and on PGlite. Exits with 1 if a goal is missed.
 */
export async function benchServer(): Promise<void> {
  await build()
  const busy = await waitUntilIdle()
  print(HEAD)
  const bare = await startBareHono()
  const programs = postgresPrograms()
  const postgres = programs ? await startPostgres(programs) : null
  try {
    if (!postgres) console.log('No PostgreSQL on this machine: its rows are left out.')
    const measured = [
      ...(postgres ? await measure('PostgreSQL', postgres.url, bare) : []),
      ...(await measure('PGlite', null, bare)),
    ]
    if (measured.some((cells) => cells.includes(MISSED))) process.exitCode = 1
    const share = `others took ${Math.round(busy * 100)} % of the processors when it began`
    if (busy > BUSY_ABOVE) console.log(`Not kept: ${share}.`)
    else writeSection('server', `${whenAndWhere()}, ${share}.\n\n${table(HEAD, measured)}`)
  } finally {
    bare.end()
    await postgres?.stop()
  }
}
