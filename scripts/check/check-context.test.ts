import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkContexts } from './check-context'

const document = JSON.stringify({ routes: { article: { path: '/posts/:aid' } } })
const digest = `sha384-${createHash('sha384').update(document).digest('base64')}`
let registry: { remotes: Record<string, { releases: object }> }
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(({ url: path }, answer) => {
    const isRegistry = path === '/registry.json'
    const isRelease = ['/remotes/media/1.0.0-abc/remote.json', '/elsewhere/remote.json'].includes(path ?? '')
    answer.statusCode = isRegistry || isRelease ? 200 : 404
    answer.end(isRegistry ? JSON.stringify({ text: JSON.stringify(registry) }) : document)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 30_000)
afterAll(() => void server.close())

it('compares with the releases that a running Plaza names, at any address', async () => {
  registry = {
    remotes: {
      media: { releases: { '1.0.0-abc': { digest } } },
      parks: { releases: { '2.0.0-def': { digest, base: `${url}/elsewhere/` } } },
    },
  }
  const worldOf = await checkContexts(url)
  expect(worldOf('parks')).toMatchObject({
    releases: ['2.0.0-def'],
    unknown: [],
    others: [{ name: 'media', release: '1.0.0-abc', routes: { article: { path: '/posts/:aid' } } }],
  })
  expect(worldOf('media').others.map(({ name }) => name)).toEqual(['parks'])
  expect(worldOf('new')).toMatchObject({ releases: [], others: [{ name: 'media' }, { name: 'parks' }] })
})

it('does not compare with a document other than the named one', async () => {
  registry = { remotes: { media: { releases: { '1.0.0-abc': { digest: 'sha384-other' } } } } }
  await expect(checkContexts(url)).rejects.toThrow('is not what the registry names')
})

it('names the release that cannot be read', async () => {
  registry = { remotes: { media: { releases: { '9.9.9-gone': { digest } } } } }
  await expect(checkContexts(url)).rejects.toThrow('/remotes/media/9.9.9-gone/remote.json answered 404')
})

it('supplies the contracts of this host', async () => {
  registry = { remotes: {} }
  expect((await checkContexts(url))('parks').offered.nav).toContainEqual(expect.stringMatching(/^\d+\.\d+$/))
})
