import { codes } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../app'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'
import { createLoadLimits } from './load/load-limits'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())

/** A server on which everything that is measured takes a second, and so costs the most that it may. */
function slowServer() {
  let clock = 0
  const load = createLoadLimits({
    now: () => 0,
    clock: () => {
      clock += 1_000
      return clock
    },
    refusalDelayMs: 0,
  })
  const app = createApp({ ...server.deps, load, environment: { ...server.deps.environment, trustsProxy: true } })
  return async (path: string, authorization: string, init?: RequestInit) => {
    const headers = { authorization, 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' }
    const response = await app.request(path, { ...init, headers })
    return ((await response.json()) as { code: number }).code
  }
}
/** Calls that are answered before the address has nothing left. */
async function answered(call: (at: number) => Promise<number>): Promise<number> {
  for (let at = 0; at < 120; at++) if ((await call(at)) === codes.tooMany) return at
  return Number.POSITIVE_INFINITY
}

const join = { method: 'PUT', body: JSON.stringify({ on: true }) }

it.each<[what: string, pathOf: (at: number) => string, isGuest: boolean, init?: RequestInit]>([
  ['lists of its own', () => '/api/v1/circles?page_size=100', false],
  ['lists that no guest has asked for', (at) => `/api/v1/circles?page_size=${at + 1}`, true],
  ['changes', () => '/api/v1/circles/61/membership', false, join],
])('charges an address the time of %s', async (_, pathOf, isGuest, init) => {
  const ask = slowServer()
  const authorization = isGuest ? 'guest' : person.token
  expect(await answered((at) => ask(pathOf(at), authorization, init))).toBe(40)
})

it('charges nothing but the call where the answer is at hand', async () => {
  const ask = slowServer()
  expect(await answered(() => ask('/api/v3/page_card_data/home', 'guest'))).toBe(Number.POSITIVE_INFINITY)
})
