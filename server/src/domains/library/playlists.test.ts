import { codes, playlists as endpoints, MAX_PLAYLISTS } from '@plaza/shared/api'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contents, playlists } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let person: TestPerson
let ids: string[]
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
  const rows = await server.db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.type, 1), eq(contents.hidden, 0)))
    .orderBy(asc(contents.id))
    .limit(4)
  ids = rows.map(({ id }) => id)
})
afterAll(() => server.close())

const save = (more: object = {}) =>
  server.ask(endpoints.save, { body: { name: '睡前', ids, key: crypto.randomUUID(), ...more } }, person)
const read = (id: string) => server.data(endpoints.detail, { params: { id } }, person)
const listed = async () => (await server.data(endpoints.list, {}, person)).list

it('keeps the audios in the order of the listener, each once', async () => {
  const order = [ids[2], ids[0], ids[2], ids[3]] as string[]
  const { data } = await save({ ids: order })
  expect(data).toMatchObject({ name: '睡前', count: 3 })
  expect((await read(data.id)).contents.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[3]])
  expect(await listed()).toEqual([data])
})

it('is saved once for a key, however often it is sent', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => save({ key })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
})

it('holds nothing but audios that can be heard, and leaves out what is gone later', async () => {
  const [article] = await server.db.select({ id: contents.id }).from(contents).where(eq(contents.type, 3)).limit(1)
  expect((await save({ ids: [article?.id, 'nothing'] })).code).toBe(codes.contentGone)
  expect((await save({ ids: [] })).code).toBe(codes.badInput)
  const { data } = await save({ ids: [article?.id, ids[0], ids[1]] })
  expect(data.count).toBe(2)
  await server.db
    .update(contents)
    .set({ hidden: 1 })
    .where(eq(contents.id, ids[0] as string))
  expect(await read(data.id)).toMatchObject({ count: 1, contents: [{ id: ids[1] }] })
  await server.db
    .update(contents)
    .set({ hidden: 0 })
    .where(eq(contents.id, ids[0] as string))
})

it('takes in nothing that is hidden', async () => {
  const hide = (hidden: 0 | 1) =>
    server.db
      .update(contents)
      .set({ hidden })
      .where(eq(contents.id, ids[0] as string))
  await hide(1)
  const { data } = await save()
  await hide(0)
  expect((await read(data.id)).contents.map(({ id }) => id)).toEqual(ids.slice(1))
})

it('is of its owner alone, and so is its key', async () => {
  const [mine, key] = [person, crypto.randomUUID()]
  const { data } = await save({ key })
  person = await server.person()
  const other = await save({ key })
  expect([other.code, other.data.id === data.id]).toEqual([codes.success, false])
  expect((await listed()).map(({ id }) => id)).toEqual([other.data.id])
  expect((await server.ask(endpoints.detail, { params: { id: data.id } }, person)).code).toBe(codes.contentGone)
  expect((await server.ask(endpoints.remove, { params: { id: data.id } }, person)).code).toBe(codes.contentGone)
  person = mine
  expect((await listed()).map(({ id }) => id)).toContain(data.id)
})

it('is saved at most sixty times an hour, also if it is deleted each time', async () => {
  const mine = person
  person = await server.person()
  const codesOf: number[] = []
  for (let turn = 0; turn < 61; turn++) {
    codesOf.push((await save()).code)
    await server.db.delete(playlists).where(eq(playlists.userId, person.id))
  }
  person = mine
  expect([codesOf.at(-2), codesOf.at(-1)]).toEqual([codes.success, codes.tooMany])
})

it('is deleted once', async () => {
  const { data } = await save()
  const remove = () => server.ask(endpoints.remove, { params: { id: data.id } }, person)
  expect((await remove()).code).toBe(codes.success)
  expect((await remove()).code).toBe(codes.contentGone)
  expect((await listed()).map(({ id }) => id)).not.toContain(data.id)
})

it('is one of a few, also when many are saved at once', async () => {
  await server.db.delete(playlists)
  const answers = await Promise.all(Array.from({ length: MAX_PLAYLISTS + 4 }, () => save()))
  expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(MAX_PLAYLISTS)
  expect(answers.filter(({ code }) => code === codes.full)).toHaveLength(4)
  expect(await listed()).toHaveLength(MAX_PLAYLISTS)
})
