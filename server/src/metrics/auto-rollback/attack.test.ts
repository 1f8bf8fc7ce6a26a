import { BEACON_ADDRESS, type Beacon, REGISTRY_ADDRESS } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../app'
import {
  rateLimits,
  registryRemotes,
  releaseNumbers,
  releaseReporters,
  releaseRules,
  releases,
} from '../../data/schema'
import { registryChanged } from '../../registry/registry'
import { addRelease, letRun } from '../../testing/registry-rows'
import { startTestServer, type TestServer } from '../../testing/test-server'

const OLD = '1.0.0-aaa'
const NEW = '1.1.0-bbb'

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  app = createApp({ ...server.deps, environment: { ...server.deps.environment, trustsProxy: true } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await addRelease(server.db, 'media', OLD, new Date(Date.now() - 90 * 60_000))
  await addRelease(server.db, 'media', NEW, new Date(Date.now() - 5 * 60_000))
  await letRun(server.db, 'media', { base: OLD, share: NEW })
  registryChanged(server.deps)
})
afterEach(async () => {
  await server.deps.tally.flush()
  for (const table of [releaseNumbers, releaseReporters, releaseRules, registryRemotes, releases, rateLimits])
    await server.db.delete(table)
})

const isServed = (address: string) => app.request(REGISTRY_ADDRESS, { headers: { 'x-forwarded-for': address } })
async function report(address: string, { loads = [], failures = [] }: Partial<Beacon>): Promise<void> {
  const body = { host: 'host1', shell: 'h5', loads, failures, vitals: [], errors: [] }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const response = await app.request(BEACON_ADDRESS, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(204)
}
const load = (release: string, ms = 200) => ({ remote: 'media', release, ms })
const thrown = (n: number) => ({ remote: 'media', release: NEW, kind: 'page-threw' as const, n })
const addresses = (count: number, net = '10.1.1') => Array.from({ length: count }, (_, i) => `${net}.${i}`)

/** Visitors with two good loads each. */
async function goodVisits(count = 100): Promise<void> {
  for (const address of addresses(count)) await report(address, { loads: [load(NEW), load(NEW)] })
}
async function runs(): Promise<boolean> {
  await server.deps.tally.flush()
  const rules = await server.db.select().from(releaseRules).where(eq(releaseRules.remote, 'media'))
  return rules.some(({ release }) => release === NEW)
}

it('does not halt a good release for one report, nor for many of one address', async () => {
  await goodVisits()
  await isServed('10.9.9.9')
  await report('10.9.9.9', { failures: [thrown(20)] })
  expect(await runs()).toBe(true)
  for (let i = 0; i < 30; i++) await report('10.9.9.9', { failures: [thrown(1000)] })
  expect(await runs()).toBe(true)
})

it('does not halt for those who hold one IPv6 network of 48 bits', async () => {
  for (let i = 0; i < 80; i++) {
    const address = `2001:db8:7:${i.toString(16)}::1`
    await isServed(address)
    await report(address, { failures: [thrown(20)] })
  }
  expect(await runs()).toBe(true)
})

it('does not halt for addresses that were never given the release', async () => {
  for (const address of addresses(80)) await report(address, { failures: [thrown(20)] })
  expect(await runs()).toBe(true)
})

it('does not halt where nine addresses report failures of a release that hardly anybody has', async () => {
  for (const address of addresses(24)) await report(address, { loads: [load(NEW), load(NEW)] })
  for (const address of addresses(9, '10.2.2')) {
    await isServed(address)
    await report(address, { failures: [thrown(20)] })
  }
  expect(await runs()).toBe(true)
})

it('does not halt for slow loads of one address', async () => {
  for (const address of addresses(50)) await report(address, { loads: [load(OLD), load(OLD)] })
  for (const address of addresses(50)) await report(address, { loads: [load(NEW)] })
  await report('10.9.9.9', { loads: Array.from({ length: 20 }, () => load(NEW, 60_000)) })
  await report('10.9.9.8', { loads: Array.from({ length: 20 }, () => load(NEW, 60_000)) })
  expect(await runs()).toBe(true)
})

it('counts at most two failures of an address, however many it reports', async () => {
  await goodVisits(250)
  for (const address of addresses(10, '10.4.4')) {
    await isServed(address)
    for (let i = 0; i < 5; i++) await report(address, { failures: [thrown(1000)] })
  }
  expect(await runs()).toBe(true)
})

it('halts once as many who were given it report failures', async () => {
  await goodVisits()
  for (const address of addresses(12, '10.3.3')) {
    await isServed(address)
    await report(address, { failures: [thrown(1), thrown(1)] })
  }
  expect(await runs()).toBe(false)
})
