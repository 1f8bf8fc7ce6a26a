import { codes, config, contents } from '@plaza/shared/api'
import type { ContentFiles, Entry, EntryList, ImportResult } from '@plaza/shared/operations'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { newsroomEntries, newsroomLog } from '../data/schema/index'
import { readEnvironment } from '../environment'
import { folderAt } from '../seed/demo/source'
import { addOperator, operations } from '../testing/operators'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
let office: ReturnType<typeof operations>
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  office = operations(server)
  await addOperator(server, 'ed', { role: 'editor' })
  await addOperator(server, 'lin', { role: 'reviewer' })
})
afterAll(() => server.close())

const demo = folderAt(readEnvironment({}).demoDir)
const isNews = (file: string) =>
  /^(articles\/headlines\/|channels\/(anchors|organisations)|contents\/atlases|site\/|civic\/(themes|departments|events|places)|guides\/farewell|matrix\/groups|documents\/|help\/)/.test(
    file,
  )
const files = Object.fromEntries(demo.files.filter(isNews).map((file) => [file, demo.read(file)]))
const take = async (given: Record<string, string>, publish = true, who = 'ed') =>
  office.call<ImportResult>(who, 'newsroom-import', { files: given, publish })

it('takes the demo’s own files, and gives them back', async () => {
  const { data } = await take(files)
  // The demo's stories name those of other categories, which are not taken here.
  const unexplained = ({ failed }: ImportResult) => failed.filter(({ why }) => !/is not among the contents/.test(why))
  expect(unexplained(data)).toEqual([])
  expect(data.done).toBeGreaterThan(80)
  expect((await server.data(config.configurations)).config.name).toBe('星湾融媒')
  const { list } = (await office.call<EntryList>('ed', 'newsroom/atlas')).data
  expect(list.length).toBeGreaterThan(5)

  const { files: out } = (await office.call<ContentFiles>('ed', 'newsroom-files')).data
  expect(Object.keys(out)).toEqual(
    expect.arrayContaining(['contents/atlases.yaml', 'site/menu.yaml', 'site/site.yaml']),
  )
  const again = (await take(out)).data
  expect(unexplained(again)).toEqual([])
  expect((await office.call<ContentFiles>('ed', 'newsroom-files')).data.files).toEqual(out)
}, 120_000)

it('shows an article as the demo does', async () => {
  const id = list(await office.call<EntryList>('ed', 'newsroom/article'))[0]
  expect((await server.ask(contents.article, { params: { id: id ?? '' } })).code).toBe(codes.success)
})
const list = ({ data }: { data: EntryList }) => data.list.map(({ id }) => id)

it('gives entries with one slug a file each', async () => {
  const { files: before } = (await office.call<ContentFiles>('ed', 'newsroom-files')).data
  const [, front = '', body = ''] = (Object.values(before).find((text) => text.startsWith('---')) ?? '').split('---\n')
  const twin = (id: number) => `---\n${stringify({ ...parse(front), id, related: [] })}---\n${body}`
  expect(
    (await take({ 'articles/a/twice.md': twin(970_001), 'articles/b/twice.md': twin(970_002) }, false)).data.failed,
  ).toEqual([])
  const { files: after } = (await office.call<ContentFiles>('ed', 'newsroom-files')).data
  expect(Object.keys(after).filter((file) => !(file in before))).toEqual(['articles/twice.md', 'articles/970002.md'])
})

it.each<[what: string, change: object, why: string]>([
  ['a script as a link', { link: 'javascript:alert(1)' }, 'link'],
  ['an endless name', { name: '很'.repeat(201) }, 'At most 200 characters'],
])('refuses a sight with %s', async (_, change, why) => {
  const { version } = (await office.call<Entry>('ed', 'newsroom/tourism/tourism')).data
  const { sights, ...season } = parse(demo.read('tourism.yaml')) as { sights: object[] }
  const body = {
    id: 'tourism',
    version,
    document: { ...season, sights: [{ ...sights[0], ...change }, ...sights.slice(1)] },
  }
  const { code, msg } = await office.call('ed', 'newsroom/tourism/change', body)
  expect([code, msg]).toEqual([codes.badInput, expect.stringContaining(why)])
})

it('says what it cannot take, and takes the rest', async () => {
  const given = {
    'site/categories.yaml': '- { id: "77", name: 潮汐, nameEn: Tides }',
    'other/things.yaml': '- { id: 1 }',
    'articles/bad.md': '---\ntitle: x\n---\n\ny',
  }
  const { done, failed } = (await take(given, false)).data
  expect([done, failed.map(({ file }) => file).sort()]).toEqual([1, ['articles/bad.md', 'other/things.yaml']])
})

it('takes an article with the category that comes with it, which is published first', async () => {
  const given = {
    'site/categories.yaml': '- { id: "78", name: 渡口, nameEn: Ferry }',
    'articles/ferry.md':
      '---\nid: 970003\ntitle: 渡\nlayout: text\nsource: 湾报\nsummary: 渡\ncategory: 渡口\npictures: []\n---\n\n渡。',
  }
  expect((await take(given, false)).data).toEqual({ done: 2, failed: [] })
  const publish = (kind: string, id: string) => office.call('ed', `newsroom/${kind}/publish`, { id, version: 1 })
  expect((await publish('article', '970003')).msg).toContain('渡口 is not among the categories')
  expect((await publish('category', '78')).code).toBe(codes.success)
  expect((await publish('article', '970003')).code).toBe(codes.success)
  const { data } = await server.ask(contents.article, { params: { id: '970003' } })
  expect(data).toMatchObject({ category: { id: '78' } })
})

it('takes files of more than a megabyte', async () => {
  const given = { 'other/long.yaml': `- { id: "${'x'.repeat(1_900_000)}" }`, 'other/more.yaml': '- {}' }
  const { code, data } = await take(given, false)
  expect([code, data.failed.map(({ file }) => file)]).toEqual([codes.success, Object.keys(given)])
})

it('gives back more than it reads at a time', async () => {
  const ids = Array.from({ length: 1_001 }, (_, index) => `many${index}`)
  const entry = { kind: 'topic' as const, version: 1 }
  const rows = ids.map((id) => ({ ...entry, id, title: id, updatedBy: 'ed' }))
  await server.db.insert(newsroomEntries).values(rows)
  const logged = ids.map((id) => ({ ...entry, entryId: id, action: 'create' as const, document: { id }, who: 'ed' }))
  await server.db.insert(newsroomLog).values(logged)
  const { files: out } = (await office.call<ContentFiles>('ed', 'newsroom-files')).data
  const given = Object.values(out).flatMap((text) => [...text.matchAll(/\bmany\d+\b/g)].map(([id]) => id))
  await server.db.delete(newsroomEntries).where(inArray(newsroomEntries.id, ids))
  expect(given.sort()).toEqual(ids.sort())
})

it('publishes what it takes only if it is told to', async () => {
  const given = { 'site/categories.yaml': '- { id: "79", name: 渔火, nameEn: Lights }' }
  const taken = async (publish: boolean) => {
    await take(given, publish)
    return (await office.call<Entry>('ed', 'newsroom/category/79')).data.state
  }
  expect([await taken(false), await taken(true)]).toEqual(['draft', 'published'])
})

it('tells no statement of the database for what cannot be stored', async () => {
  // PostgreSQL has no text with this character.
  const given = { 'site/categories.yaml': '- { id: "78", name: "a\\0b", nameEn: Tides }' }
  const { done, failed } = (await take(given, false)).data
  expect(done).toBe(0)
  expect(failed).toMatchObject([{ id: '78' }])
  expect(JSON.stringify(failed)).not.toMatch(/insert|select|params|newsroom_/i)
})

it('is for editors alone', async () => {
  expect((await take({}, false, 'lin')).code).toBe(codes.notAllowed)
  expect((await office.call('lin', 'newsroom-files')).code).toBe(codes.notAllowed)
})
