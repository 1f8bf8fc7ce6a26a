import { startServer } from '../../e2e/fixtures/server'
import { build } from '../lib/build'

/** One address asks this much at once, and goes on with each answer. */
const IN_FLIGHT = 60
const SECONDS = Number(process.argv[2] ?? 20)
const ATTACKER = '203.0.113.66'
const OTHER = '198.51.100.7'
const PAUSE_MS = 100
const PERSON = { way: 'password', phone: '13800000002', password: 'starbay-demo' }

await build()
const server = await startServer()
const origin = server.url.replace(/\/$/, '')
const tokenOf = (answer: unknown) => (answer as { data: { token: string } }).data.token

async function ask(path: string, from: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(origin + path, { headers: { 'x-forwarded-for': from, ...headers } })
  await response.arrayBuffer()
  return response.status
}

async function logIn(): Promise<string> {
  const response = await fetch(`${origin}/ucenter/v1/consumer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': OTHER },
    body: JSON.stringify(PERSON),
  })
  return tokenOf(await response.json())
}

let made = 0
/** What is asked; no two requests have the same answer in memory. */
const attacks: Record<string, () => Promise<number>> = {
  nobody: async () => 0,
  searches: () => ask(`/api/v1/search?q=${encodeURIComponent(`星湾 ${made++}`)}`, ATTACKER, { authorization: 'guest' }),
  'made-up pages': () => ask(`/group-detail/${made++}`, ATTACKER),
  'made-up parameters': () => ask(`/index?made_up=${made++}`, ATTACKER),
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds of what others ask meanwhile. */
async function measure(authorization: string, until: number) {
  const calls = {
    '/index': () => ask('/index', OTHER),
    'own statistics': () => ask('/ucenter/v1/my_statistics', OTHER, { authorization }),
  }
  const times: Record<string, number[]> = {}
  const statuses = new Set<number>()
  while (Date.now() < until) {
    for (const [name, call] of Object.entries(calls)) {
      const begun = performance.now()
      statuses.add(await call())
      times[name] = [...(times[name] ?? []), performance.now() - begun]
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
  return { times, statuses: [...statuses] }
}

try {
  const authorization = `bearer ${await logIn()}`
  await measure(authorization, Date.now() + 3_000)
  const quiet: Record<string, number> = {}
  for (const [name, attack] of Object.entries(attacks)) {
    const until = Date.now() + SECONDS * 1_000
    const counts: Record<number, number> = {}
    const loops = Array.from({ length: name === 'nobody' ? 0 : IN_FLIGHT }, async () => {
      while (Date.now() < until) {
        const status = await attack()
        counts[status] = (counts[status] ?? 0) + 1
      }
    })
    const { times, statuses } = await measure(authorization, until)
    await Promise.all(loops)
    for (const [call, values] of Object.entries(times)) {
      quiet[call] ??= median(values)
      const factor = median(values) / (quiet[call] ?? 1)
      console.log(
        `${name}: ${call} ${median(values).toFixed(1)} ms (${factor.toFixed(1)} times), longest ${Math.max(...values).toFixed(0)} ms`,
      )
    }
    console.log(`  others got ${statuses.join(', ')}; the address got ${JSON.stringify(counts)}`)
  }
} finally {
  await server.stop()
}
