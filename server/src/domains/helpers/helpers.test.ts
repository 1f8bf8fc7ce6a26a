import { randomUUID } from 'node:crypto'
import { codes, helpers, MAX_HELPERS } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { helpers as table } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const entry = (over: object = {}) => ({
  ...{ name: '王阿婆', phone: '13800138000', relation: 'parent' as const, born: 1946, place: '临江区盐仓路 46 号' },
  ...{ needs: ['walking' as const], note: '请敲三下门', key: randomUUID() },
  ...over,
})
const add = (person: TestPerson, over?: object) => server.data(helpers.add, { body: entry(over) }, person)
const list = async (person: TestPerson) => (await server.data(helpers.list, { query: {} }, person)).list
const fill = (person: TestPerson, count: number) =>
  server.db.execute(sql`insert into helpers (id, user_id, name, relation, place)
    select ${person.id} || n, ${person.id}, '一', 'child', '路' from generate_series(1, ${count}) n`)

it('masks the phone, adds one however often it is sent, and has the latest first', async () => {
  const person = await server.person()
  const key = randomUUID()
  const added = await Promise.all([1, 2, 3].map(() => add(person, { key })))
  expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  await add(person, { name: '小满', phone: null, relation: 'child', born: 2019 })
  expect(await list(person)).toMatchObject([
    { name: '小满', phone: null },
    { name: '王阿婆', phone: '138****8000', needs: ['walking'], born: 1946 },
  ])
})

it('changes what is given, and keeps a phone that is not', async () => {
  const person = await server.person()
  const { id } = await add(person)
  await server.data(helpers.change, { params: { id }, body: { note: '门铃坏了', needs: [] } }, person)
  const [row] = await server.db.select().from(table).where(eq(table.id, id))
  expect(row).toMatchObject({ phone: '13800138000', note: '门铃坏了', needs: [] })
  expect((await server.data(helpers.detail, { params: { id } }, person)).note).toBe('门铃坏了')
})

it('gives nobody else an entry, nor lets anybody else change it', async () => {
  const [person, other] = [await server.person(), await server.person()]
  const { id } = await add(person)
  const answers = [
    await server.ask(helpers.detail, { params: { id } }, other),
    await server.ask(helpers.change, { params: { id }, body: { name: '别人' } }, other),
    await server.ask(helpers.remove, { params: { id } }, other),
    await server.ask(helpers.restore, { params: { id }, body: {} }, other),
  ]
  expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(codes.contentGone))
  expect(await list(other)).toEqual([])
  expect((await list(person))[0]?.name).toBe('王阿婆')
  expect((await server.ask(helpers.list, {})).code).toBe(codes.loginExpired)
})

it('needs a phone to add somebody', async () => {
  const person = await server.person({ phone: null })
  expect((await server.ask(helpers.add, { body: entry() }, person)).code).toBe(codes.phoneNeeded)
})

it('takes back a deletion for some minutes', async () => {
  const person = await server.person()
  const { id } = await add(person)
  const remove = () => server.data(helpers.remove, { params: { id } }, person)
  const restore = () => server.ask(helpers.restore, { params: { id }, body: {} }, person)
  await remove()
  await remove()
  expect(await list(person)).toEqual([])
  expect((await restore()).code).toBe(codes.success)
  expect(await list(person)).toHaveLength(1)
  await remove()
  await server.db.update(table).set({ removedAt: sql`now() - interval '10 minutes'` }).where(eq(table.id, id))
  expect((await restore()).code).toBe(codes.tooLate)
})

it('has twelve at most, also when two are added at once or one comes back', async () => {
  const person = await server.person()
  const { id } = await add(person)
  await fill(person, MAX_HELPERS - 2)
  const answers = await Promise.all([1, 2].map(() => server.ask(helpers.add, { body: entry() }, person)))
  expect(answers.map(({ code }) => code).sort()).toEqual([codes.success, codes.full].sort())
  await server.data(helpers.remove, { params: { id } }, person)
  await add(person)
  expect((await server.ask(helpers.restore, { params: { id }, body: {} }, person)).code).toBe(codes.full)
})
