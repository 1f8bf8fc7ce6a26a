import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderInput } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contents } from '../../data/schema'
import { perform } from '../../registry/changes/perform'
import { bootIn } from '../../testing/boot-in'
import { makeBuild, placeBuild, STYLE, writeHost } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'

const hostDir = mkdtempSync(join(tmpdir(), 'plaza-host-'))
const ORIGIN = 'http://plaza.example'
/** Styles of lazy parts: one that the pages use, one that repeats what they use of it, one that they do not use. */
const [USED, REPEATED, UNUSED] = ['dddddddddddd.css', 'ffffffffffff.css', 'eeeeeeeeeeee.css']
const story = {
  path: '/story/:id',
  query: ['q'],
  first: [{ endpoint: 'contents.article', params: { id: ':id' } }],
} as const
let server: TestServer

async function publish(made: ReturnType<typeof makeBuild>): Promise<void> {
  const { text, document, id } = placeBuild(server.deps.environment.releasesDir, made)
  const why = 'a test'
  await perform(server.deps, 'mei', { action: 'publish', body: { document: text, why } })
  await perform(server.deps, 'mei', { action: 'promote', body: { remote: document.name, release: id, why } })
}

beforeAll(async () => {
  writeHost(hostDir)
  server = await startTestServer({ environment: { hostDir }, pages: true })
  await publish(
    makeBuild({
      name: 'shelf',
      routes: { story },
      files: {
        [USED]: '.s_dddddd{color:red}',
        [REPEATED]: '.s_dddddd{color:red}.s_ffffff{color:red}',
        [UNUSED]: '.s_eeeeee{color:red}',
      },
      later: [USED, REPEATED, UNUSED],
      draw: `return '<p class="s_dddddd">' + encodeURIComponent(JSON.stringify(input)) + '</p>'`,
    }),
  )
  await publish(makeBuild({ name: 'tools', routes: { tools: { path: '/tools' } } }))
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await server.app.request(ORIGIN + path, { headers: { 'accept-language': 'en', ...headers } })
  const html = await response.text()
  const [, input] = /<p class="s_dddddd">(.*?)<\/p>/.exec(html) ?? []
  return { html, boot: bootIn(html), input: input ? (JSON.parse(decodeURIComponent(input)) as RenderInput) : null }
}
/** Requests a page until it comes rendered; returns its input. */
async function rendered(path: string, headers: Record<string, string> = {}) {
  await expect.poll(async () => (await visit(path, headers)).input, { timeout: 20_000 }).not.toBeNull()
  return visit(path, headers)
}

it('a page is rendered with its address, its release, its answers and the paths of all live releases', async () => {
  const { input, boot } = await rendered('/story/3001')
  expect(input).toMatchObject({
    ...{ release: { name: 'shelf', version: '1.0.0', build: 'aaa', needs: { nav: '1.0' }, wants: {} } },
    ...{ route: { id: 'story', row: story }, params: { id: '3001' }, pathname: '/story/3001', search: '' },
    ...{ origin: ORIGIN, language: 'en', shell: 'h5', answers: boot.answers, now: boot.rendered?.now },
    ...{ paths: { story: '/story/:id', tools: '/tools' }, allowedOrigins: ['https://other.example'] },
    deployment: { host: 'host1', releases: ['shelf/1.0.0-aaa', 'tools/1.0.0-aaa'], smsInbox: true },
  })
  expect(input).not.toHaveProperty('elder')
  expect(boot.rendered).not.toHaveProperty('elder')
})

it('elder mode and each shell get pages of their own', async () => {
  const elder = await rendered('/story/3002', { cookie: 'Elder=1' })
  expect([elder.input?.elder, elder.boot.rendered?.elder]).toEqual([true, true])
  const wechat = await rendered('/story/3002', { 'user-agent': 'MicroMessenger/8.0' })
  expect([wechat.input?.shell, wechat.boot.rendered?.shell, wechat.input?.elder]).toEqual([
    'wechat',
    'wechat',
    undefined,
  ])
})

it('a rendered page inlines its styles alone, and those of lazy parts that it uses', async () => {
  const { html } = await rendered('/story/3003')
  const files = [...html.matchAll(/<style data-file="([^"]+)"/g)].map(([, file]) => file)
  expect(files).toEqual(['main.host1.css', STYLE, USED])
})

it('each visit counts as one view, also the one that a page is rendered for', async () => {
  const views = async () => {
    await server.deps.views.flush()
    const [row] = await server.db.select({ views: contents.views }).from(contents).where(eq(contents.id, '3005'))
    return row?.views ?? 0
  }
  server.deps.environment.trustsProxy = true
  const before = await views()
  let visits = 0
  const isRendered = async () => {
    visits++
    return (await visit('/story/3005', { 'x-forwarded-for': `203.0.113.${visits}` })).input !== null
  }
  await expect.poll(isRendered, { timeout: 20_000 }).toBe(true)
  await isRendered()
  server.deps.environment.trustsProxy = false
  expect(await views()).toBe(before + visits)
})

it('is rendered for a word of the address in any script', async () => {
  const { input, boot } = await rendered(`/story/3001?q=${encodeURIComponent('居住证')}`)
  expect(new URLSearchParams(input?.search).get('q')).toBe('居住证')
  expect(boot.rendered).not.toBeNull()
})
