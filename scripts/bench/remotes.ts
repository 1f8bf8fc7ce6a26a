import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freshPhone, logIn } from '../../e2e/fixtures/person'
import { type RunningServer, startServer, temporaryFolder } from '../../e2e/fixtures/server'
import { pageOf, withBrowser } from '../../e2e/fixtures/slow-phone'
import { makeBuild, placeBuild } from '../../server/src/testing/builds'
import { supportCode } from '../../shared/src/remotes/support-code'
import { build } from '../build/build'
import { requireChromium } from '../lib/chromium'
import { table, whenAndWhere, writeSection } from './race/report'

const SIZES = [5, 50, 200]
/** How many of the last publications are timed. */
const TIMED = 5

interface Figures {
  home: number
  mine: number
  requests: number
  received: number
  paint: number
  registry: number
  routes: number
  overview: number
  overviewMs: number
  status: number
  statusMs: number
  publishMs: number
  code: number
}

interface Answer {
  bytes: number
  ms: number
}

const packedBytes = (text: string) => brotliCompressSync(text).length
const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN

/** Operators' calls of one server. */
function operationsAt({ url, dataDir }: RunningServer) {
  const token = readFileSync(join(dataDir, 'ops-token'), 'utf8').trim()
  return async (path: string, body?: object): Promise<Answer & { text: string }> => {
    const started = performance.now()
    const response = await fetch(`${url}/ops/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify({ ...body, why: 'bench' }) }),
    })
    const text = await response.text()
    if (!response.ok || !text.includes('"code":100000')) throw new Error(`${path}: ${text.slice(0, 200)}`)
    return { text, bytes: packedBytes(text), ms: performance.now() - started }
  }
}
type Operations = ReturnType<typeof operationsAt>

/** Publishes and promotes remotes until there are so many; returns the milliseconds of the last publications. */
async function publishUntil(server: RunningServer, ask: Operations, count: number): Promise<number> {
  const { remotes }: { remotes: unknown[] } = JSON.parse((await ask('status')).text).data
  const times: number[] = []
  for (let number = remotes.length; number < count; number++) {
    const name = `walk-${number}`
    const routes = { [name]: { path: `/${name}` }, [`${name}-stop`]: { path: `/${name}/:stop` } }
    const made = placeBuild(
      server.releasesDir,
      makeBuild({ name, build: `b${number.toString(36).padStart(9, '0')}`, routes }),
    )
    times.push((await ask('publish', { document: made.text })).ms)
    await ask('promote', { remote: name, release: made.id })
  }
  return median(times.slice(-TIMED))
}

const bytesAt = async (url: string): Promise<number> => packedBytes(await (await fetch(url)).text())

/** The first load of the home page in an empty browser, and the HTML of `/mine` of somebody who is logged in. */
const loads = (executablePath: string, { url }: RunningServer) =>
  withBrowser(executablePath, async (browser) => {
    const { page, devtools } = await pageOf(
      await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } }),
    )
    let requests = 0
    let received = 0
    await devtools.send('Network.enable')
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1
      received += encodedDataLength
    })
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    const home = packedBytes((await response?.text()) ?? '')
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    const first = { home, requests, received, paint }
    const { serial, remotes } = await page.evaluate(() => globalThis.__PLAZA__.running())
    const code = supportCode({
      serial,
      remotes: remotes.map(({ name, release, standing }) => ({
        name,
        build: release?.split('-')[1] ?? null,
        standing: standing as Parameters<typeof supportCode>[0]['remotes'][number]['standing'],
      })),
    }).length
    await logIn(page, freshPhone(), url)
    const mine = packedBytes((await (await page.goto(`${url}/mine`))?.text()) ?? '')
    return { ...first, mine, code }
  })

async function measure(executablePath: string, server: RunningServer, count: number): Promise<Figures> {
  const ask = operationsAt(server)
  const publishMs = await publishUntil(server, ask, count)
  process.stdout.write(`${count} remotes run, the last ones published in ${Math.round(publishMs)} ms each\n`)
  // Once before, so that both are rendered and cached.
  await loads(executablePath, server)
  const { home, mine, requests, received, paint, code } = await loads(executablePath, server)
  const overviews = [await ask('overview'), await ask('overview'), await ask('overview')]
  const statuses = [await ask('status'), await ask('status'), await ask('status')]
  return {
    ...{ home, mine, requests, received, paint, code, publishMs },
    registry: await bytesAt(`${server.url}/registry.json`),
    routes: await bytesAt(`${server.url}/routes.json`),
    overview: overviews[0]?.bytes ?? Number.NaN,
    overviewMs: median(overviews.map(({ ms }) => ms)),
    status: statuses[0]?.bytes ?? Number.NaN,
    statusMs: median(statuses.map(({ ms }) => ms)),
  }
}

interface Budget {
  figure: keyof Figures
  words: string
  /** How much more the largest number of remotes may need than the smallest; null: it is a time, or it is shown only. */
  growth: number | null
}
const budgets: readonly Budget[] = [
  { figure: 'home', words: 'HTML of the home page, bytes', growth: 300 },
  { figure: 'mine', words: 'HTML of `/mine`, bytes', growth: 300 },
  { figure: 'requests', words: 'requests of the first load', growth: 10 },
  { figure: 'received', words: 'bytes of the first load', growth: 50_000 },
  { figure: 'paint', words: 'first contentful paint, ms', growth: null },
  { figure: 'code', words: 'characters of a support code', growth: 50 },
  { figure: 'registry', words: 'registry, bytes (no page loads it first)', growth: 20_000 },
  { figure: 'routes', words: 'index of routes, bytes (at a link to an unknown remote)', growth: 20_000 },
  { figure: 'overview', words: 'overview of `/ops`, bytes', growth: 20_000 },
  { figure: 'overviewMs', words: 'overview of `/ops`, ms', growth: null },
  { figure: 'status', words: 'status of all remotes, bytes', growth: 40_000 },
  { figure: 'statusMs', words: 'status of all remotes, ms', growth: null },
  { figure: 'publishMs', words: 'publishing one more, ms', growth: null },
]

/** Exits with 1 if something grows with the number of remotes by more than it may. */
export async function benchRemotes(): Promise<void> {
  await build()
  const executablePath = await requireChromium()
  const dataDir = temporaryFolder()
  const server = await startServer({ dataDir })
  const measured: Figures[] = []
  try {
    for (const count of SIZES) measured.push(await measure(executablePath, server, count))
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const [least, most] = [measured[0], measured.at(-1)]
  const rows = budgets.map(({ figure, words, growth }) => {
    const grown = (most?.[figure] ?? Number.NaN) - (least?.[figure] ?? Number.NaN)
    const isKept = growth === null || grown <= growth
    if (!isKept) process.exitCode = 1
    return [
      words,
      ...measured.map((figures) => Math.round(figures[figure]).toLocaleString('en')),
      growth === null ? '' : `≤ +${growth.toLocaleString('en')}`,
      growth === null ? '' : isKept ? 'kept' : '**grown**',
    ]
  })
  const heads = ['', ...SIZES.map((count) => `${count} remotes`), 'may grow by', '']
  const measuredTable = `${whenAndWhere()}.\n\n${table(heads, rows)}`
  process.stdout.write(`${measuredTable}\n`)
  writeSection('remotes', measuredTable)
}
