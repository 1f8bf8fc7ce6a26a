import { addresses, codes, MAX_ADDRESSES, type Region } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits, addresses as table } from '../../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const entry = (over: object = {}) => ({
  ...{ name: '张三', phone: '13800138000', region: '999001', detail: '老码头路 18 号' },
  key: crypto.randomUUID(),
  ...over,
})
const add = (person: TestPerson, over?: object) => server.data(addresses.add, { body: entry(over) }, person)
const list = async (person: TestPerson) => (await server.data(addresses.list, {}, person)).list
const defaults = async (person: TestPerson) =>
  (await list(person)).filter(({ preferred }) => preferred).map(({ id }) => id)

it('masks the phone and names the region', async () => {
  const person = await server.person()
  await add(person)
  expect(await list(person)).toMatchObject([
    { name: '张三', phone: '138****8000', district: '海东省 星湾市 临江区', region: '999001', preferred: true },
  ])
})

it('adds one however often it is sent', async () => {
  const person = await server.person()
  const key = crypto.randomUUID()
  const added = await Promise.all(Array.from({ length: 5 }, () => add(person, { key })))
  expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  expect(await list(person)).toHaveLength(1)
})

it.each([
  ['an unknown region', { region: '123456' }],
  ['a region with parts', { region: '999000' }],
  ['a phone of another kind', { phone: '01088886666' }],
  ['no detail', { detail: ' ' }],
  ['a name of 31 signs', { name: '长'.repeat(31) }],
])('refuses %s', async (_, over) => {
  const person = await server.person()
  expect((await server.ask(addresses.add, { body: entry(over) }, person)).code).toBe(codes.badInput)
  expect(await list(person)).toEqual([])
})

it('has twenty at most, also when two are added at once', async () => {
  const person = await server.person()
  await server.db.execute(sql`insert into addresses (id, user_id, name, phone, region, district, detail)
    select ${person.id} || n, ${person.id}, '一', '13800138000', '999001', '临江区', '路' from generate_series(1, ${MAX_ADDRESSES - 1}) n`)
  const answers = await Promise.all([1, 2, 3].map(() => server.ask(addresses.add, { body: entry() }, person)))
  expect(answers.map(({ code }) => code).sort()).toEqual([codes.success, codes.full, codes.full].sort())
  expect(await list(person)).toHaveLength(MAX_ADDRESSES)
})

it('brings none back beyond twenty', async () => {
  const person = await server.person()
  const { id } = await add(person)
  await server.data(addresses.remove, { params: { id } }, person)
  await server.db.execute(sql`insert into addresses (id, user_id, name, phone, region, district, detail)
    select ${person.id} || n, ${person.id}, '一', '13800138000', '999001', '临江区', '路' from generate_series(1, ${MAX_ADDRESSES}) n`)
  expect((await server.ask(addresses.restore, { params: { id }, body: {} }, person)).code).toBe(codes.full)
  expect(await list(person)).toHaveLength(MAX_ADDRESSES)
})

it('adds so many in an hour', async () => {
  const person = await server.person()
  await add(person)
  await server.db
    .update(rateLimits)
    .set({ count: 60 })
    .where(eq(rateLimits.key, `address:${person.id}`))
  expect((await server.ask(addresses.add, { body: entry() }, person)).code).toBe(codes.tooMany)
})

describe('the default', () => {
  it('is the first, then the one that was chosen, and only one', async () => {
    const person = await server.person()
    const [first, second] = [await add(person), await add(person)]
    expect(await defaults(person)).toEqual([first.id])
    await server.data(addresses.change, { params: { id: second.id }, body: { preferred: true } }, person)
    expect(await defaults(person)).toEqual([second.id])
    const third = await add(person, { preferred: true })
    expect(await defaults(person)).toEqual([third.id])
  })

  it('is one if several are chosen at once', async () => {
    const person = await server.person()
    const all = [await add(person), await add(person), await add(person)]
    await Promise.all(
      all.map(({ id }) => server.data(addresses.change, { params: { id }, body: { preferred: true } }, person)),
    )
    expect(await defaults(person)).toHaveLength(1)
  })

  it('comes back with an undone deletion unless another was chosen meanwhile', async () => {
    const person = await server.person()
    const [first, second] = [await add(person), await add(person)]
    const remove = () => server.data(addresses.remove, { params: { id: first.id } }, person)
    const restore = () => server.data(addresses.restore, { params: { id: first.id }, body: {} }, person)
    await remove()
    expect((await list(person)).map(({ id }) => id)).toEqual([second.id])
    await restore()
    expect(await defaults(person)).toEqual([first.id])
    await remove()
    await server.data(addresses.change, { params: { id: second.id }, body: { preferred: true } }, person)
    await restore()
    expect(await defaults(person)).toEqual([second.id])
  })
})

it('changes what is given and keeps the phone otherwise', async () => {
  const person = await server.person()
  const { id } = await add(person)
  await server.data(addresses.change, { params: { id }, body: { detail: '新路 1 号', region: '330106' } }, person)
  const [row] = await server.db.select().from(table).where(eq(table.id, id))
  expect(row).toMatchObject({ phone: '13800138000', detail: '新路 1 号', district: '浙江省 杭州市 西湖区' })
})

it('gives nobody else an address, nor lets anybody else change it', async () => {
  const [person, other] = [await server.person(), await server.person()]
  const { id } = await add(person)
  const answers = [
    await server.ask(addresses.change, { params: { id }, body: { name: '李四' } }, other),
    await server.ask(addresses.remove, { params: { id } }, other),
    await server.ask(addresses.restore, { params: { id }, body: {} }, other),
  ]
  expect(answers.map(({ code }) => code)).toEqual([codes.contentGone, codes.contentGone, codes.contentGone])
  expect([await list(other), (await list(person))[0]?.name]).toEqual([[], '张三'])
  expect((await server.ask(addresses.list, {})).code).toBe(codes.loginExpired)
})

it('it is too late to undo a deletion after some minutes', async () => {
  const person = await server.person()
  const { id } = await add(person)
  await server.data(addresses.remove, { params: { id } }, person)
  await server.db.update(table).set({ removedAt: sql`now() - interval '10 minutes'` }).where(eq(table.id, id))
  expect((await server.ask(addresses.restore, { params: { id }, body: {} }, person)).code).toBe(codes.tooLate)
})

describe('regions', () => {
  const paths = (regions: readonly Region[]): string[] =>
    regions.flatMap(({ name, parts }) => [name, ...paths(parts ?? []).map((path) => `${name} ${path}`)])

  it('has the town’s own first, and the country’s without what stands in no address', async () => {
    const { list: regions } = await server.data(addresses.regions, {})
    const all = paths(regions)
    expect(all.slice(0, 3)).toEqual(['海东省', '海东省 星湾市', '海东省 星湾市 临江区'])
    expect(all).toContain('北京市 东城区')
    expect(all).toContain('河南省 济源市')
    expect(all.filter((path) => /市辖区|直辖县| 县$/.test(path))).toEqual([])
    expect(regions.length).toBe(35)
  })
})
