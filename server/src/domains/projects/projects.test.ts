import { codes, projects } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('lists projects with figures, results and coming activities', async () => {
  const { list } = await server.data(projects.list, { query: {} })
  expect(list).toHaveLength(5)
  expect((await server.data(projects.list, { query: { done: '1' } })).list.map(({ id }) => id)).toEqual(['7805'])
  const project = await server.data(projects.detail, { params: { id: '7801' } })
  expect(project).toMatchObject({ team: { name: '东滩净滩队' }, results: 3, done: false })
  const results = await server.data(projects.results, { params: { id: '7801' }, query: {} })
  expect(results.list.map(({ id }) => id)).toEqual(['7901', '7902', '7903'])
  const coming = await server.data(projects.activities, { params: { id: '7801' }, query: {} })
  expect(coming.list.map(({ id }) => id)).toEqual(['40001', '40017'])
  expect((await server.ask(projects.detail, { params: { id: 'x' } })).code).toBe(codes.contentGone)
})
