import { codes, contents } from '@plaza/shared/api'
import { type Entry, type EntryList, newsroomKinds } from '@plaza/shared/operations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addOperator, operations } from '../testing/operators'
import { startTestServer, type TestServer } from '../testing/test-server'
import { adoptDemo } from './demo-entries'

let server: TestServer
let office: ReturnType<typeof operations>
beforeAll(async () => {
  server = await startTestServer()
  office = operations(server)
  await addOperator(server, 'ed', { role: 'editor' })
  await adoptDemo(server.db, server.deps.environment.demoDir)
})
afterAll(() => server.close())

const listOf = async (kind: string) => (await office.call<EntryList>('ed', `newsroom/${kind}`)).data.list

it('lists something of every kind, once', async () => {
  for (const kind of newsroomKinds) expect([kind, (await listOf(kind)).length > 0]).toEqual([kind, true])
  await adoptDemo(server.db, server.deps.environment.demoDir)
})

it.each(newsroomKinds.filter((kind) => kind !== 'page'))('an entry of %s can be published as it is', async (kind) => {
  for (const { id, version } of (await listOf(kind)).slice(0, 4)) {
    const { code, msg } = await office.call<Entry>('ed', `newsroom/${kind}/publish`, { id, version })
    expect([id, msg, code]).toEqual([id, 'OK', codes.success])
  }
})

it('keeps the likes of a story that an editor changes', async () => {
  const before = await server.data(contents.article, { params: { id: '3001' } })
  const { document } = (await office.call<Entry & { document: object }>('ed', 'newsroom/article/3001')).data
  const changed = { ...document, title: '大桥合龙' }
  const { version } = (
    await office.call<Entry>('ed', 'newsroom/article/change', { id: '3001', version: 1, document: changed })
  ).data
  await office.call('ed', 'newsroom/article/publish', { id: '3001', version })
  const after = await server.data(contents.article, { params: { id: '3001' } })
  expect(after).toMatchObject({ title: '大桥合龙', likes: before.likes, body: before.body, image: before.image })
})
