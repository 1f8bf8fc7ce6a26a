import { rmSync } from 'node:fs'
import type { RouteTable } from '@plaza/shared/routes'
import { afterEach, expect, it } from 'vitest'
import { SERVER, SERVER_HOST } from '../../../testing/builds'
import type { Renderer } from '../../../transport/ports/rendering'
import type { Finding } from '../findings'
import { PAGE, sampleRelease } from '../sample-release'
import { tryPages } from './try-pages'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const host = { build: 'host1', script: SERVER_HOST }

/** Tries a release with one route and a fake renderer. */
async function tried(attempt: Renderer['attempt'], row: Partial<RouteTable[string]> = {}): Promise<Finding[]> {
  const { release, folder } = await sampleRelease({
    files: { [SERVER]: 'var plazaRemote = {}' },
    document: { server: { file: SERVER, routes: ['parks'] }, routes: { parks: { path: '/parks', ...row } } },
  })
  folders.push(folder)
  return (await tryPages(release, { host, attempt })).found
}

it('gives a page to the renderer in each language, with answers to its first calls', async () => {
  const asked: { language: string; answers: { endpoint: string }[] }[] = []
  const first = [{ endpoint: 'contents.article', params: { id: '1' } }]
  const found = await tried(
    async ({ input }) => {
      asked.push(JSON.parse(input))
      return { html: '<p>well</p>' }
    },
    { first },
  )
  expect(found).toEqual([])
  expect(new Set(asked.map(({ language }) => language))).toEqual(new Set(['en', 'zh-CN']))
  expect(asked.map(({ answers }) => answers[0]?.endpoint)).toEqual(asked.map(() => 'contents.article'))
})

it.each([
  ['is a person’s own', { ownPage: true }],
  ['asks for a login', { requiresAuth: true }],
  ['is drawn in the browser alone', { browserOnly: true }],
  ['is planned', { planned: true }],
] as const)('leaves out a page that %s', async (_, row) =>
  expect(await tried(async () => ({ kind: 'threw' }), row)).toEqual([]),
)

it.each([
  ['late', 'it takes too long'],
  ['slow', 'this machine is too busy to render it in time'],
] as const)('tolerates one render that is %s, but not repeated ones', async (kind, reason) => {
  let times = 0
  expect(await tried(async () => (times++ === 0 ? { kind } : { html: '' }))).toEqual([])
  expect(await tried(async () => ({ kind }))).toEqual([{ code: 'P802', words: `parks: ${reason}` }])
})

it('does not render again what threw', async () => {
  let times = 0
  expect(await tried(async () => (times++ === 0 ? { kind: 'threw' } : { html: '' }))).toMatchObject([{ code: 'P801' }])
})

it('tries no more pages once two took too long', async () => {
  const ids = ['parks', 'trees', 'ponds', 'paths']
  const { release, folder } = await sampleRelease({
    files: { [SERVER]: 'var plazaRemote = {}' },
    document: {
      server: { file: SERVER, routes: ids },
      routes: Object.fromEntries(ids.map((id) => [id, { path: `/${id}` }])),
      preload: Object.fromEntries(ids.map((id) => [id, [PAGE]])),
    },
  })
  folders.push(folder)
  const { found } = await tryPages(release, { host, attempt: async () => ({ kind: 'late' }) })
  expect(found.map(({ words }) => words)).toEqual(['parks: it takes too long', 'trees: it takes too long'])
})

it('reports what it could not try', async () => {
  expect(await tried(async () => null)).toEqual([{ code: 'P808', words: 'parks: no process renders here' }])
  const { release, folder } = await sampleRelease()
  folders.push(folder)
  const attempt = async () => null
  expect((await tryPages(release, { host, attempt })).found).toMatchObject([{ code: 'P807' }])
})
