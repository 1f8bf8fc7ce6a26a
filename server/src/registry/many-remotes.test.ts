import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { codes, type Envelope } from '@plaza/shared/api'
import { OPERATIONS_BASE, type OperationsStatus } from '@plaza/shared/operations'
import {
  type CommonBoot,
  REGISTRY_ADDRESS,
  type RegistryDocument,
  ROUTES_ADDRESS,
  type RouteIndex,
  type SignedText,
} from '@plaza/shared/remotes'
import { long } from '@plaza/shared/testing/sampling'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { createPages } from '../html/pages'
import { bootIn } from '../testing/boot-in'
import { makeBuild, placeBuild, writeHost } from '../testing/builds'
import { startTestServer, type TestServer } from '../testing/test-server'

const REMOTES = long ? 200 : 40
/** Numbers of remotes that a test visits and switches. */
const VISITED = 30
const SWITCHED = 20
const hostDir = mkdtempSync(join(tmpdir(), 'plaza-host-'))
let server: TestServer
let token: string

const nameOf = (number: number) => `walk-${number}`
const releaseOf = (number: number, version = '1.0.0') => {
  const name = nameOf(number)
  const routes = { [name]: { path: `/${name}` }, [`${name}-stop`]: { path: `/${name}/:stop` } }
  return makeBuild({ name, version, build: `b${number.toString(36).padStart(9, '0')}`, routes })
}

beforeAll(async () => {
  writeHost(hostDir, { partialRegistry: true })
  server = await startTestServer({ environment: { hostDir }, pages: true })
  await call('status')
  token = readFileSync(join(server.deps.environment.dataDir, 'ops-token'), 'utf8').trim()
  placeBuild(server.deps.environment.releasesDir, home)
  await change('publish', { document: home.text })
  await change('promote', { remote: 'media', release: home.id })
  await run(0, 1)
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

const home = makeBuild({ name: 'media', build: 'home000001', routes: { index: { path: '/index' } } })

async function call<T>(path: string, body?: unknown): Promise<Envelope<T>> {
  const response = await server.app.request(`http://plaza.example${OPERATIONS_BASE}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Envelope<T>
}

async function change(name: string, body: object): Promise<OperationsStatus> {
  const { code, msg, data } = await call<OperationsStatus>(name, { ...body, why: 'a test' })
  expect([code, msg]).toEqual([codes.success, msg])
  return data
}

/** Publishes and promotes the remotes with these numbers, as the command does. */
async function run(from: number, to: number, version = '1.0.0'): Promise<void> {
  for (let number = from; number < to; number++) {
    const { id, text } = placeBuild(server.deps.environment.releasesDir, releaseOf(number, version))
    await change('publish', { document: text })
    await change('promote', { remote: nameOf(number), release: id })
  }
}

async function page(path: string) {
  const response = await server.app.request(`http://plaza.example${path}`, { headers: { 'accept-encoding': 'br' } })
  const packed = Buffer.from(await response.arrayBuffer())
  const html = brotliDecompressSync(packed).toString()
  const boot = bootIn(html)
  return { status: response.status, boot, raw: html.length, packed: packed.length }
}
const registryIn = (boot: Pick<CommonBoot, 'registry'>): RegistryDocument => JSON.parse(boot.registry.text)

async function signedAt<T>(path: string): Promise<T> {
  const signed = (await (await server.app.request(path)).json()) as SignedText
  expect(server.deps.registry.keys.verify(signed)).toBe(true)
  return JSON.parse(signed.text)
}
const registry = () => signedAt<RegistryDocument>(REGISTRY_ADDRESS)

describe(`${REMOTES} remotes`, () => {
  it('are published and promoted, and add nothing to a page that does not refer to them', async () => {
    const before = await page('/index')
    await run(1, REMOTES)
    const after = await page('/index')
    // Longer serial numbers may add some characters.
    expect(after.raw - before.raw).toBeLessThan(20)
    expect(Math.abs(after.packed - before.packed)).toBeLessThan(100)
    expect(Object.keys(registryIn(after.boot).remotes)).toEqual(['media'])
    expect(registryIn(after.boot).partial).toBe(true)
    expect(server.deps.registry.keys.verify(after.boot.registry)).toBe(true)
    expect(Object.keys(after.boot.documents)).toEqual([`media/${home.id}`])
  }, 300_000)

  it('are all in the signed registry, and their routes in the signed index', async () => {
    const { remotes, partial, serial } = await registry()
    expect(partial).toBeUndefined()
    expect(Object.keys(remotes)).toHaveLength(REMOTES + 1)
    const index = await signedAt<RouteIndex>(ROUTES_ADDRESS)
    expect(index.serial).toBe(serial)
    expect(Object.keys(index.routes)).toHaveLength(REMOTES + 1)
    expect(index.routes[`walk-7/${releaseOf(7).id}`]).toEqual(releaseOf(7).document.routes)
  })

  it('are each there on a page of their own, which carries what it needs of them', async () => {
    const { status, boot } = await page(`/walk-${VISITED}/4`)
    expect(status).toBe(200)
    expect(Object.keys(registryIn(boot).remotes)).toEqual(['media', nameOf(VISITED)])
    expect(boot.documents[`walk-${VISITED}/${releaseOf(VISITED).id}`]?.run?.pages).toEqual([`walk-${VISITED}-stop`])
  })

  it('are switched one by one: off, on, promoted, rolled back, retired', async () => {
    const rules = async (name: string) => (await registry()).remotes[name]?.rules.map(({ release }) => release)
    const old = releaseOf(SWITCHED).id
    await run(SWITCHED, SWITCHED + 1, '1.1.0')
    const next = releaseOf(SWITCHED, '1.1.0').id
    expect(await rules(nameOf(SWITCHED))).toEqual([next])
    await change('rollback', { remote: nameOf(SWITCHED) })
    expect(await rules(nameOf(SWITCHED))).toEqual([old])
    await change('off', { remote: nameOf(SWITCHED + 1) })
    expect(await rules(nameOf(SWITCHED + 1))).toEqual([null, releaseOf(SWITCHED + 1).id])
    expect((await page(`/${nameOf(SWITCHED + 1)}`)).status).toBe(404)
    await change('on', { remote: nameOf(SWITCHED + 1) })
    expect((await page(`/${nameOf(SWITCHED + 1)}`)).status).toBe(200)
    await change('retire', { remote: nameOf(SWITCHED + 2) })
    expect(await rules(nameOf(SWITCHED + 2))).toBeUndefined()
    expect((await page(`/${nameOf(SWITCHED + 2)}`)).status).toBe(404)
  }, 60_000)

  it('are all carried to a host of before, which takes what it is given for the whole registry', async () => {
    const older = mkdtempSync(join(tmpdir(), 'plaza-host-before-'))
    writeHost(older)
    const deps = { ...server.deps, environment: { ...server.deps.environment, hostDir: older } }
    const app = createApp(deps, (answerAsGuest) => createPages(deps, answerAsGuest))
    const boot = bootIn(await (await app.request('http://plaza.example/index')).text())
    expect(boot.registry).toEqual(await (await server.app.request(REGISTRY_ADDRESS)).json())
    expect(Object.keys(boot.documents)).toHaveLength(REMOTES)
    rmSync(older, { recursive: true, force: true })
  })
})
