import { codes, type Envelope } from '@plaza/shared/api'
import { OPERATIONS_BASE, type OperationsMetrics } from '@plaza/shared/operations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../app'
import { addRelease } from '../testing/registry-rows'
import { startTestServer, type TestServer } from '../testing/test-server'

const TOKEN = 'token-of-the-command'
let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  app = createApp({ ...server.deps, environment: { ...server.deps.environment, opsToken: TOKEN } })
  await addRelease(server.db, 'media', '1.0.0-aaa')
  server.deps.tally.add('media', '1.0.0-aaa', 'load', 120)
  await server.deps.tally.flush()
})
afterAll(() => server.close())

async function ask(query: string, token = TOKEN) {
  const response = await app.request(`${OPERATIONS_BASE}/numbers${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, ...((await response.json()) as Envelope<OperationsMetrics>) }
}

it('answers the numbers of a day unless told', async () => {
  const { code, data } = await ask('')
  expect([code, data.stepMs]).toEqual([codes.success, 3_600_000])
  expect(data.releases).toMatchObject([{ remote: 'media', release: '1.0.0-aaa', loads: 1 }])
  expect((await ask('?hours=1')).data.stepMs).toBe(300_000)
  expect((await ask('?hours=720')).data.stepMs).toBe(86_400_000)
})

it('says what a release could not render, which is no failure of its loads', async () => {
  for (const fault of ['late', 'late', 'forged']) server.deps.tally.add('media', '1.0.0-aaa', `render:${fault}`, 0)
  await server.deps.tally.flush()
  const { data } = await ask('')
  expect(data.releases).toMatchObject([{ loads: 1, failures: 0, renderFaults: { late: 2, forged: 1 } }])
  expect(data.course).toMatchObject([{ loads: 1, failures: 0 }])
})

it.each(['0', '721', '-1', '1.5', 'x', '', '9999'])('refuses %s hours', async (hours) => {
  const { status, code } = await ask(`?hours=${hours}`)
  expect([status, code]).toEqual([400, codes.badInput])
})

it('tells them nobody who is not logged in', async () => {
  const { code, data } = await ask('', 'another')
  expect([code, data]).toEqual([codes.loginExpired, null])
})
