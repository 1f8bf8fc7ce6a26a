import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codes } from '@plaza/shared/api'
import { OPERATIONS_BASE, type OperationsLog, type ReleasePreviewLink } from '@plaza/shared/operations'
import { OVERRIDE_COOKIE } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releasePreviews } from '../../data/schema/index'
import { bootIn } from '../../testing/boot-in'
import { type Build, makeBuild, placeBuild, writeHost } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { perform } from '../changes/perform'

const ORIGIN = 'http://plaza.example'
const hostDir = mkdtempSync(join(tmpdir(), 'plaza-host-'))
const routes = { shelf: { path: '/shelf/:id' } } as const
let server: TestServer
let live: Build
let next: Build

beforeAll(async () => {
  writeHost(hostDir)
  server = await startTestServer({ environment: { hostDir }, pages: true })
  const { releasesDir } = server.deps.environment
  live = placeBuild(releasesDir, makeBuild({ routes }))
  next = placeBuild(releasesDir, makeBuild({ version: '1.1.0', routes: { ...routes, added: { path: '/added' } } }))
  for (const { text } of [live, next]) await act('publish', { document: text })
  await act('promote', { remote: 'shelf', release: live.id })
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

const act = (action: string, body: object) =>
  perform(server.deps, 'mei', { action, body: { ...body, why: 'a test' } } as never)

async function call<T>(path: string, body?: object): Promise<{ code: number; data: T }> {
  const token = readFileSync(join(server.deps.environment.dataDir, 'ops-token'), 'utf8').trim()
  const response = await server.app.request(`${ORIGIN}${OPERATIONS_BASE}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { code: number; data: T }
}
const made = async (about: object = {}) =>
  (await call<ReleasePreviewLink>('preview-release', { remote: 'shelf', release: '1.1.0', why: 'a test', ...about }))
    .data

async function open(address: string, cookie?: string) {
  const response = await server.app.request(new URL(address, ORIGIN).href, { ...(cookie && { headers: { cookie } }) })
  const boot = bootIn(await response.text())
  const releases = Object.keys(boot.documents).filter((key) => key.startsWith('shelf/'))
  return { status: response.status, boot, releases, cookies: response.headers.getSetCookie().join('\n') }
}

it('shows the release to whoever opens the link, and to nobody else', async () => {
  const link = await made({ path: '/added?tab=2' })
  expect(link.address).toMatch(/^http:\/\/plaza\.example\/added\?tab=2&mf=[\w-]{8}\.[\w-]{43}$/)
  const opened = await open(link.address)
  expect([opened.status, opened.releases]).toEqual([200, [`shelf/${next.id}`]])
  expect(server.deps.registry.keys.verify(opened.boot.override as never)).toBe(true)
  expect(JSON.parse(opened.boot.override?.text ?? '')).toMatchObject({ remote: 'shelf', release: next.id })
  const token = new URL(link.address).searchParams.get('mf') ?? ''
  expect(opened.cookies).toContain(`${OVERRIDE_COOKIE}=${token}; Max-Age=604800; Path=/; SameSite=Lax`)
  const later = await open('/shelf/1', `${OVERRIDE_COOKIE}=${token}`)
  expect(later.releases).toEqual([`shelf/${next.id}`])
  const other = await open('/shelf/1')
  expect([other.releases, other.boot.override]).toEqual([[`shelf/${live.id}`], null])
})

it('opens the first page of the release that needs no parameter, unless told', async () => {
  expect(await made()).toMatchObject({ path: '/added' })
  expect(await made({ release: '1.0.0' })).toMatchObject({ path: '/' })
  expect(await made({ path: '/shelf/7' })).toMatchObject({ path: '/shelf/7' })
})

it('shows a remote that no rule gives to anybody', async () => {
  const walks = placeBuild(
    server.deps.environment.releasesDir,
    makeBuild({ name: 'walks', routes: { walk: { path: '/walks' } } }),
  )
  await act('publish', { document: walks.text })
  expect((await open('/walks')).status).toBe(404)
  const link = await made({ remote: 'walks', release: walks.id, path: '/walks' })
  const { status, boot } = await open(link.address)
  expect([status, Object.keys(boot.documents)]).toEqual([200, expect.arrayContaining([`walks/${walks.id}`])])
})

it.each(['ended', 'expired'])('an %s link shows the release of the registry, and says so once', async (how) => {
  const link = await made()
  const token = new URL(link.address).searchParams.get('mf')
  if (how === 'ended') await call('end-release-preview', { link: link.id, why: 'seen' })
  else await server.db.update(releasePreviews).set({ until: new Date() }).where(eq(releasePreviews.id, link.id))
  const { boot, releases, cookies } = await open('/shelf/1', `${OVERRIDE_COOKIE}=${token}`)
  expect([releases, boot.override, boot.previewEnded]).toEqual([[`shelf/${live.id}`], null, true])
  expect(cookies).toContain(`${OVERRIDE_COOKIE}=; Max-Age=0`)
  expect((await call('end-release-preview', { link: link.id, why: 'again' })).code).toBe(codes.stateChanged)
})

it('a link with another id or signature is no link', async () => {
  const token = new URL((await made()).address).searchParams.get('mf') ?? ''
  const [id = '', sign = ''] = token.split('.')
  for (const forged of [`AAAAAAAA.${sign}`, `${id}.${'A'.repeat(43)}`, `${id}.`, id]) {
    const { boot, releases } = await open(`/shelf/1?mf=${forged}`)
    expect([releases, boot.override, boot.previewEnded]).toEqual([[`shelf/${live.id}`], null, undefined])
  }
})

it('lists the active links, and logs both ends of each', async () => {
  const link = await made()
  const list = async () => (await call<{ list: ReleasePreviewLink[] }>('release-previews')).data.list
  expect(await list()).toContainEqual(link)
  await call('end-release-preview', { link: link.id, why: 'seen' })
  expect((await list()).map(({ id }) => id)).not.toContain(link.id)
  const { data } = await call<OperationsLog>('log')
  expect(data.list.slice(0, 2)).toMatchObject([
    { action: 'end-release-preview', remote: 'shelf', detail: { link: link.id, release: next.id }, why: 'seen' },
    { action: 'preview-release', remote: 'shelf', detail: { link: link.id, release: next.id }, why: 'a test' },
  ])
})

it.each<[why: string, body: object]>([
  ['of another site', { path: '//evil.example/' }],
  ['of another site, as browsers read it', { path: '/\\evil.example/' }],
  ['of another site, past the tab that browsers drop', { path: '/\t/evil.example/' }],
  ['of an unknown release', { release: '9.9.9' }],
  ['of an unknown remote', { remote: 'nothing' }],
  ['for longer than a month', { hours: 721 }],
  ['without a reason', { why: '' }],
])('refuses a link %s', async (_, body) => {
  const { code } = await call('preview-release', { remote: 'shelf', release: '1.1.0', why: 'a test', ...body })
  expect(code).toBe(codes.badInput)
})
