import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { config } from '@plaza/shared/api'
import { REGISTRY_ADDRESS, SERIAL_HEADER, type SignedText } from '@plaza/shared/remotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { listenOnPool } from '../data/listener'
import { createDeps } from '../deps'
import { type Build, ENTRY, makeBuild, placeBuild, STYLE, writeHost } from '../testing/builds'
import { startTestServer, type TestServer } from '../testing/test-server'
import { perform } from './changes/perform'
import { placeHost } from './published/place'
import { currentRegistry } from './registry'

const hostDir = mkdtempSync(join(tmpdir(), 'plaza-host-'))
let server: TestServer
let made: Build

beforeAll(async () => {
  writeHost(hostDir)
  server = await startTestServer({ environment: { hostDir } })
  made = placeBuild(server.deps.environment.releasesDir, makeBuild())
  await act('publish', { document: made.text })
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

const act = (action: string, body: object) =>
  perform(server.deps, 'mei', { action, body: { ...body, why: 'a test' } } as never)
const get = async (address: string, headers: Record<string, string> = {}) => server.app.request(address, { headers })
const serial = async () => (await currentRegistry(server.deps)).serial

describe('the signed registry', () => {
  it('is public, and sent again only after a change', async () => {
    const first = await get(REGISTRY_ADDRESS)
    const etag = first.headers.get('etag') ?? ''
    expect(server.deps.registry.keys.verify((await first.json()) as SignedText)).toBe(true)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': SERIAL_HEADER,
    })
    expect((await get(REGISTRY_ADDRESS, { 'if-none-match': `W/${etag}` })).status).toBe(304)
    await act('promote', { remote: 'shelf', release: made.id })
    expect((await get(REGISTRY_ADDRESS, { 'if-none-match': etag })).status).toBe(200)
  })

  it('is the same text in every process', async () => {
    const { environment, db } = server.deps
    const other = createDeps(
      environment,
      { db, pool: server.pool, close: async () => undefined, listen: listenOnPool(server.pool) },
      server.deps.log,
    )
    expect((await currentRegistry(other)).signed).toEqual((await currentRegistry(server.deps)).signed)
  })
})

describe('its serial', () => {
  it('is sent with each API response, and exposed to allowed origins', async () => {
    const { headers } = await server.ask(config.basicInfo, {}, { headers: { origin: 'https://other.example' } })
    expect(headers.get(SERIAL_HEADER)).toBe(String(await serial()))
    expect(headers.get('access-control-expose-headers')).toContain(SERIAL_HEADER)
    expect((await get('/api/v1/nowhere')).headers.has(SERIAL_HEADER)).toBe(true)
  })

  it('is not sent with files and health checks', async () => {
    for (const address of [`/remotes/shelf/${made.id}/${ENTRY}`, '/media/brand/mark.svg', '/healthz'])
      expect((await get(address)).headers.has(SERIAL_HEADER)).toBe(false)
  })

  it('is current at once in the changing process, and within two seconds in another', async () => {
    const { environment, db, log } = server.deps
    const other = createApp(
      createDeps(
        environment,
        { db, pool: server.pool, close: async () => undefined, listen: listenOnPool(server.pool) },
        log,
      ),
    )
    const said = async () => Number((await other.request('/openapi.json')).headers.get(SERIAL_HEADER))
    const before = await said()
    await act('off', { remote: 'shelf' })
    expect(Number((await get('/openapi.json')).headers.get(SERIAL_HEADER))).toBe(before + 1)
    await pause(1_100)
    expect(await said()).toBe(before + 1)
    await act('on', { remote: 'shelf' })
  })

  it('is the last one known while the database does not answer', async () => {
    const { environment, db, log } = server.deps
    const other = createDeps(
      environment,
      { db, pool: server.pool, close: async () => undefined, listen: listenOnPool(server.pool) },
      log,
    )
    const known = await currentRegistry(other)
    other.db = {
      select: () => {
        throw new Error('away')
      },
    } as never
    other.registry.lookedAt = 0
    expect(await currentRegistry(other)).toBe(known)
  })
})

describe('files', () => {
  it.each([ENTRY, STYLE, 'remote.json'])('%s of a release is immutable, for any origin', async (file) => {
    const { status, headers } = await get(`/remotes/shelf/${made.id}/${file}`)
    expect([status, headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
      ...[200, 'public, max-age=31536000, immutable', '*'],
    ])
  })

  it('remote.json comes as it was signed', async () =>
    expect(await (await get(`/remotes/shelf/${made.id}/remote.json`)).text()).toBe(made.text))

  it('of every build of the host stay, for pages that are still open', async () => {
    const { releasesDir } = server.deps.environment
    await placeHost(hostDir, releasesDir)
    rmSync(hostDir, { recursive: true })
    writeHost(hostDir, { build: 'host2' })
    await placeHost(hostDir, releasesDir)
    for (const build of ['host1', 'host2']) expect((await get(`/assets/host/main.${build}.js`)).status).toBe(200)
  })

  it.each([
    '/remotes/shelf/1.0.0-aaa/gone.js',
    `/remotes/shelf/1.0.0-aaa/..%2f1.0.0-aaa%2f${ENTRY}`,
    '/remotes/shelf/..%2f..%2f..%2fsecret/remote.json',
    '/remotes/%2e%2e/host/main.host1.js',
    `/remotes/shelf/1.0.0/${ENTRY}`,
    '/assets/host/..%2fhost%2fmain.host1.js',
    '/assets/host/host1.json',
    '/assets/other/x.js',
  ])('%s is refused', async (address) => expect((await get(address)).status).toBe(404))
})
