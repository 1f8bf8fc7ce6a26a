import { startServer } from '../../e2e/fixtures/server'
import { build } from '../build/build'

/** Concurrent requests of one address, each followed by the next. */
const IN_FLIGHT = 60
const ATTACKER = '203.0.113.66'
const OTHER = '198.51.100.7'
const PAUSE_MS = 100
const PERSON = { way: 'password', phone: '13800000002', password: 'starbay-demo' }

const tokenOf = (answer: unknown) => (answer as { data: { token: string } }).data.token
type Ask = (path: string, from: string, headers?: Record<string, string>) => Promise<number>

/** Returns a function that sends requests to a server from a client address. */
const asker =
  (origin: string): Ask =>
  async (path, from, headers = {}) => {
    const response = await fetch(origin + path, { headers: { 'x-forwarded-for': from, ...headers } })
    await response.arrayBuffer()
    return response.status
  }

async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/ucenter/v1/consumer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'guest', 'x-forwarded-for': OTHER },
    body: JSON.stringify(PERSON),
  })
  return tokenOf(await response.json())
}

/** Requests of the attack; no two of them share a cached answer. */
function attacksBy(ask: Ask, authorization: string): Record<string, () => Promise<number>> {
  let count = 0
  return {
    nobody: async () => 0,
    searches: () =>
      ask(`/api/v1/search?q=${encodeURIComponent(`星湾 ${count++}`)}`, ATTACKER, { authorization: 'guest' }),
    'lists of 100, logged in': () =>
      ask(`/api/v1/circle_posts?page_size=${100 - (count++ % 50)}`, ATTACKER, { authorization }),
    'made-up pages': () => ask(`/group-detail/${count++}`, ATTACKER),
    'made-up parameters': () => ask(`/index?made_up=${count++}`, ATTACKER),
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Response times of other users meanwhile, in milliseconds. */
async function measure(ask: Ask, authorization: string, until: number) {
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

/** Runs requests in parallel until a time; returns the number of answers by status. */
async function attackUntil(until: number, inFlight: number, attack: () => Promise<number>) {
  const counts: Record<number, number> = {}
  const loops = Array.from({ length: inFlight }, async () => {
    while (Date.now() < until) {
      const status = await attack()
      counts[status] = (counts[status] ?? 0) + 1
    }
  })
  await Promise.all(loops)
  return counts
}

export async function benchOneAddress(seconds: number): Promise<void> {
  await build()
  const server = await startServer()
  const origin = server.url.replace(/\/$/, '')
  const ask = asker(origin)
  try {
    const authorization = `bearer ${await logIn(origin)}`
    await measure(ask, authorization, Date.now() + 3_000)
    const quiet: Record<string, number> = {}
    for (const [name, attack] of Object.entries(attacksBy(ask, authorization))) {
      const until = Date.now() + seconds * 1_000
      const [counts, { times, statuses }] = await Promise.all([
        attackUntil(until, name === 'nobody' ? 0 : IN_FLIGHT, attack),
        measure(ask, authorization, until),
      ])
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
}
