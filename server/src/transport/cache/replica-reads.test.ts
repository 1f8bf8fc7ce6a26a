import { contents as endpoints } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../data/database'
import { contents } from '../../data/schema/index'
import { openTestDatabase } from '../../testing/test-database'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
let other: OpenDatabase
const replica = {
  databaseFor: vi.fn(),
  failed: vi.fn(),
  outage: () => null,
  close: async () => undefined,
}
const at = new Date('2020-01-01')

beforeAll(async () => {
  other = await openTestDatabase()
  server = await startTestServer({ demo: false, replica })
  for (const id of ['1', '2', '3', '4']) {
    const row = { id, type: 3, categoryId: '31', publishedAt: at, updatedAt: at }
    await server.db.insert(contents).values({ ...row, title: 'of the database' })
    await other.db.insert(contents).values({ ...row, title: 'of the replica' })
  }
  replica.databaseFor.mockImplementation(() => other.db)
})
afterAll(async () => {
  await server.close()
  await other.close().catch(() => undefined)
})

const titleOf = async (id: string, options?: { token: string }) =>
  (await server.data(endpoints.article, { params: { id } }, options)).title

it('a guest’s answer comes from the replica, with the time of its last change', async () => {
  server.deps.changes.note('site')
  const changedAt = server.deps.changes.lastOf(undefined)
  expect(await titleOf('1')).toBe('of the replica')
  expect(replica.databaseFor).toHaveBeenLastCalledWith('contents.article', changedAt)
})

it('a user’s answer comes from the database', async () => {
  expect(await titleOf('2', await server.person())).toBe('of the database')
})

it('a guest’s answer comes from the database while the replica may not be asked', async () => {
  replica.databaseFor.mockReturnValueOnce(null)
  expect(await titleOf('3')).toBe('of the database')
})

it('a replica that fails costs no answer', async () => {
  await other.close()
  expect(await titleOf('4')).toBe('of the database')
  expect(replica.failed).toHaveBeenCalledExactlyOnceWith('contents.article')
})
