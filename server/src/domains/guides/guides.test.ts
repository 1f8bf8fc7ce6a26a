import { codes, config, guides, services } from '@plaza/shared/api'
import { VISITOR_COOKIE } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideRatings } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { indexPending } from '../search/entries'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await indexPending(server.db)
})
afterAll(() => server.close())

describe('the list', () => {
  it.each([
    ['theme', 'housing', '5'],
    ['event', 'birth', '4'],
    ['department', 'police', '12'],
    ['hot', undefined, '4'],
  ] as const)('has the guides by %s, each once over its pages', async (by, of, id) => {
    const query = { by, ...(of && { of }) }
    const whole = await server.data(guides.list, { query: { ...query, page_size: 100 } })
    expect(whole.list.map((guide) => guide.id)).toContain(id)
    const first = await server.data(guides.list, { query: { ...query, page_size: 2 } })
    const rest = await server.data(guides.list, { query: { ...query, page_size: 100, cursor: first.next ?? '' } })
    expect([...first.list, ...rest.list]).toEqual(whole.list)
    expect(whole.list.length).toBeLessThan(50)
  })

  it('begins with the first of those often used', async () => {
    const { list } = await server.data(guides.list, { query: { by: 'hot' } })
    expect(list.slice(0, 3).map(({ id }) => id)).toEqual(['4', '12', '3'])
  })

  it('is as long as its topic says', async () => {
    const { themes, events, departments } = await server.data(guides.categories)
    for (const [by, topics] of Object.entries({ theme: themes, event: events, department: departments })) {
      expect([by, topics.length > 1]).toEqual([by, true])
      for (const { id, count } of topics) {
        const query = { by: by as 'theme', of: id, page_size: 100 }
        expect([by, id, (await server.data(guides.list, { query })).list.length]).toEqual([by, id, count])
      }
    }
  })
})

describe('a search over the guides', () => {
  const ask = (q: string) => server.data(guides.search, { query: { q, page_size: 50 } })
  const marked = (text: string, marks: number[][]) => marks.map(([from, to]) => text.slice(from, to))

  it.each([
    ['a title', '居住证', '12'],
    ['pinyin', 'juzhuzheng', '12'],
    ['the first letters', 'jlk', '36'],
    ['a department', '公积金管理中心', '5'],
    ['a condition', '租赁合同在四月三十日前备案', '33'],
    ['English', 'newborn', '4'],
  ])('finds by %s', async (_, q, id) => expect((await ask(q)).list.slice(0, 4).map((hit) => hit.id)).toContain(id))

  it('marks the words where they are: title, department, condition', async () => {
    const [byTitle] = (await ask('敬老卡')).list
    expect(marked(byTitle?.title ?? '', byTitle?.title_marks ?? [])).toEqual(['敬老卡'])
    const byDepartment = (await ask('民政局')).list[0]
    expect(marked(byDepartment?.department.name ?? '', byDepartment?.department_marks ?? [])).toEqual(['民政局'])
    const byCondition = (await ask('四分之三')).list.find(({ id }) => id === '1')
    expect(marked(byCondition?.condition?.text ?? '', byCondition?.condition?.marks ?? [])).toContain('四分之三')
  })

  it('finds guides alone', async () => {
    expect(await ask('大桥合龙')).toMatchObject({ list: [], total: 0 })
  })
})

describe('one guide', () => {
  it('has its places, related guides and counts', async () => {
    const guide = await server.data(guides.detail, { params: { id: '4' } })
    expect(guide.places.map(({ id }) => id)).toEqual(['women-hospital', 'hall', 'wharf-police'])
    expect(guide.related.map(({ id }) => id)).toEqual(['7', '10', '2', '41'])
    expect(guide.useful).toEqual({ yes: 1284, no: 41 })
    expect((await server.ask(guides.detail, { params: { id: 'none' } })).code).toBe(codes.contentGone)
  })
})

describe('whether it was useful', () => {
  const device = (name: string, token?: string) => ({ token, headers: { cookie: `${VISITOR_COOKIE}=${name}` } })
  const rate = (id: string, useful: boolean, who: ReturnType<typeof device>) =>
    server.data(guides.rate, { params: { id }, body: { useful } }, who)
  const countsOf = async (id: string) => (await server.data(guides.detail, { params: { id } })).useful

  it('is counted once per device, however often and at once it is said', async () => {
    const before = await countsOf('7')
    const said = await Promise.all(Array.from({ length: 12 }, () => rate('7', true, device('one'))))
    expect(said.every(({ yes }) => yes === before.yes + 1)).toBe(true)
    expect(await rate('7', true, device('two'))).toEqual({ useful: true, yes: before.yes + 2, no: before.no })
  })

  it('moves when the mind changes', async () => {
    const before = await countsOf('8')
    await rate('8', true, device('three'))
    expect(await rate('8', false, device('three'))).toEqual({ useful: false, yes: before.yes, no: before.no + 1 })
  })

  it('is counted once for a user on two devices, and for a guest who logs in', async () => {
    const before = await countsOf('9')
    const { token } = await server.person()
    await rate('9', true, device('four'))
    await rate('9', true, device('four', token))
    await rate('9', true, device('five', token))
    expect((await rate('9', true, device('six', token))).yes).toBe(before.yes + 1)
  })

  it('keeps no device in plain', async () => {
    const rows = await server.db.select().from(guideRatings).where(eq(guideRatings.guideId, '7'))
    expect(rows).toHaveLength(2)
    expect(rows.some(({ device: kept }) => kept.includes('one') || kept.includes('two'))).toBe(false)
  })

  it('is refused for a guide that is not there, and too often from one address', async () => {
    expect((await server.ask(guides.rate, { params: { id: 'none' }, body: { useful: true } })).code).toBe(
      codes.contentGone,
    )
    const ask = () => server.ask(guides.rate, { params: { id: '10' }, body: { useful: true } }, device('many'))
    const answers = await Promise.all(Array.from({ length: 62 }, ask))
    expect(answers.some(({ code }) => code === codes.tooMany)).toBe(true)
  })
})

it('has the services in their groups, and the modules of the app', async () => {
  const { list } = await server.data(services.groups)
  expect(list.map(({ id }) => id)).toContain('outside')
  const items = list.flatMap((group) => group.items)
  expect(items.find(({ id }) => id === 'bus')?.link).toMatch(/^weixin:/)
  const { list: modules } = await server.data(config.modules)
  const led = items.flatMap(({ module }) => module ?? [])
  expect(led.length).toBeGreaterThan(0)
  expect(modules.map(({ key }) => key)).toEqual(expect.arrayContaining(led))
})
