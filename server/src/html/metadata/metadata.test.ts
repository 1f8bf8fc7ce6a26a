import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { categories, channels, contents } from '../../data/schema'
import { perform } from '../../registry/changes/perform'
import { makeBuild, placeBuild, writeHost } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { mountSitemap } from './sitemap'

const hostDir = mkdtempSync(join(tmpdir(), 'plaza-host-'))
let server: TestServer

beforeAll(async () => {
  writeHost(hostDir)
  server = await startTestServer({ environment: { hostDir }, pages: true })
  const routes = {
    article: { path: '/posts/:aid', first: [{ endpoint: 'contents.staticArticle', params: { id: ':aid' } }] },
    radio: { path: '/radios/:id', first: [{ endpoint: 'channels.play', query: { id: ':id' } }] },
    radios: { path: '/radios' },
    video: { path: '/videos/:aid', planned: true },
    category: { path: '/cates/:id', first: [{ endpoint: 'categories.detail', params: { id: ':id' } }] },
    own: { path: '/own', ownPage: true },
  } as const
  const build = placeBuild(server.deps.environment.releasesDir, makeBuild({ routes }))
  const act = (action: string, body: object) =>
    perform(server.deps, 'mei', { action, body: { ...body, why: 'a test' } } as never)
  await act('publish', { document: build.text })
  await act('promote', { remote: 'shelf', release: build.id })
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})

const read = async (path: string, language = 'zh-CN') => {
  const headers = { 'accept-language': language }
  const response = await server.app.request(`http://plaza.example${path}`, { headers })
  return { status: response.status, text: await response.text() }
}
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name|itemprop)="${name}" content="([^"]*)"`).exec(html)?.[1]
const structuredOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

it('gives search engines structured data of an article, and link previews its title, text and picture', async () => {
  const [row] = await server.db.select().from(contents).where(eq(contents.id, '3001'))
  const { text } = await read('/posts/3001')
  expect(structuredOf(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: row?.title,
    datePublished: row?.publishedAt.toISOString(),
    url: 'http://plaza.example/posts/3001',
  })
  expect(content(text, 'og:title')).toContain(row?.title)
  expect(content(text, 'og:image')).toMatch(/^http:\/\/plaza\.example\/media\//)
  expect(content(text, 'og:type')).toBe('article')
  expect(text).toContain('<link rel="canonical" href="http://plaza.example/posts/3001">')
})

it('names the author of a user’s publication, and no publisher', async () => {
  const sent = { ownerId: 'somebody', author: '看潮的人' }
  await server.db.update(contents).set(sent).where(eq(contents.id, '3003'))
  const structured = structuredOf((await read('/posts/3003')).text)
  expect(structured).toMatchObject({ '@type': 'SocialMediaPosting', author: { '@type': 'Person', name: sent.author } })
  expect(structured.publisher).toBeUndefined()
})

it('uses an editor’s share text in link previews, under the page’s own title', async () => {
  const custom = { title: 'Come and <see>', text: 'The harbour tonight', image: '/media/brand/share.png' }
  await server.db.update(contents).set({ customShare: custom }).where(eq(contents.id, '3002'))
  const { text } = await read('/posts/3002')
  expect(content(text, 'og:title')).toBe('Come and &lt;see&gt;')
  expect(content(text, 'og:description')).toBe('The harbour tonight')
  expect(content(text, 'og:image')).toBe('http://plaza.example/media/brand/share.png')
  expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).not.toContain('Come and')
})

it('says what a channel is; says nothing of a page about many things', async () => {
  expect(structuredOf((await read('/radios/801')).text)).toMatchObject({ '@type': 'BroadcastService' })
  const { text } = await read('/radios')
  expect(structuredOf(text)).toBeNull()
  expect(content(text, 'og:image')).toBe('http://plaza.example/media/brand/share.png')
})

it('excludes a user’s own pages and missing pages from search engines', async () => {
  const robotsOf = async (path: string) => content((await read(path)).text, 'robots')
  expect(await Promise.all(['/own', '/videos/1', '/nowhere', '/radios'].map(robotsOf))).toEqual([
    ...Array(3).fill('noindex'),
    undefined,
  ])
})

it('lists every content that has a page here, and nothing else', async () => {
  await server.db.update(contents).set({ hidden: 1 }).where(eq(contents.id, '3003'))
  expect((await read('/robots.txt')).text).toContain('Sitemap: http://plaza.example/sitemap.xml')
  const addressesOf = (text: string) =>
    [...text.matchAll(/<loc>http:\/\/plaza\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
  const files = addressesOf((await read('/sitemap.xml')).text)
  expect(files[0]).toBe('/sitemaps/pages.xml')
  const listed = (await Promise.all(files.map(async (file) => addressesOf((await read(file ?? '')).text)))).flat()
  const shown = await server.db.select().from(contents).where(eq(contents.type, 3))
  const expected = shown.filter((row) => row.hidden === 0 && !row.linkAddress).map(({ id }) => `/posts/${id}`)
  const tops = (await server.db.select().from(categories)).filter(({ parentId }) => !parentId)
  const stations = (await server.db.select().from(channels)).filter(({ type }) => type === 1)
  const directory = [...tops.map(({ id }) => `/cates/${id}`), ...stations.map(({ id }) => `/radios/${id}`)]
  expect(directory.length).toBeGreaterThan(4)
  expect(new Set(listed)).toEqual(new Set(['/radios', ...directory, ...expected]))
})

it('serves everybody the same sitemap, without a cookie and compressed', async () => {
  const get = (path: string) =>
    server.app.request(`http://plaza.example${path}`, { headers: { 'accept-encoding': 'br' } })
  const names = [...(await read('/sitemap.xml')).text.matchAll(/sitemaps\/(contents-[^<]*)</g)].map(([, name]) => name)
  const answers = await Promise.all(['/sitemap.xml', ...names.map((name) => `/sitemaps/${name}`)].map(get))
  for (const { status, headers } of answers)
    expect([status, headers.get('set-cookie'), headers.get('cache-control')]).toEqual([
      200,
      null,
      'public, max-age=3600',
    ])
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toContain('br')
})

it('lists each content once over several files, and queries the database once for concurrent requests', async () => {
  const app = new Hono()
  let asked = 0
  const routesOf = async () => {
    asked++
    return { article: { path: '/posts/:aid' } } as const
  }
  mountSitemap(app, server.deps, routesOf, { size: 20 })
  const locations = async (path: string) => {
    const text = await (await app.request(`http://plaza.example${path}`)).text()
    return [...text.matchAll(/<loc>http:\/\/plaza\.example([^<]*)<\/loc>/g)].map(([, found = '']) => found)
  }
  const files = await locations('/sitemap.xml')
  const listed = (await Promise.all([...files, ...files].map(locations))).flat()
  const shown = await server.db.select().from(contents).where(eq(contents.type, 3))
  const expected = shown.filter((row) => row.hidden === 0 && !row.linkAddress).map(({ id }) => `/posts/${id}`)
  expect(files.length).toBeGreaterThan(expected.length / 20)
  expect(listed.sort()).toEqual([...expected, ...expected].sort())
  expect(asked).toBe(files.length)
})

it('knows no other file of that kind', async () => {
  for (const name of ['people', 'contents-1999-01-1', 'contents-3001'])
    expect((await read(`/sitemaps/${name}.xml`)).status).toBe(404)
})

it('names the site, and what has an English name, in the language of who asks', async () => {
  const titleOf = async (path: string, language: string) =>
    /<title>(.*?)<\/title>/.exec((await read(path, language)).text)?.[1]
  expect(await titleOf('/radios', 'zh-CN')).toBe('星湾融媒')
  expect(await titleOf('/radios', 'en-GB,en')).toBe('Starbay Media')
  expect(await titleOf('/cates/2', 'zh-CN')).toBe('民生 - 星湾融媒')
  expect(await titleOf('/cates/2', 'en')).toBe('Daily life - Starbay Media')
  expect(content((await read('/radios', 'en')).text, 'description')).toBe('See more in the Starbay app')
})
