import { OPERATIONS_BASE, type OperationsMetrics, type OperationsRendering } from '@plaza/shared/operations'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { addRelease } from '../testing/registry-rows'
import { startTestServer, type TestServer } from '../testing/test-server'
import { good, job } from './testing/renderers'

const TOKEN = 'token-of-the-command'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  await addRelease(server.db, 'media', '1.0.0-a')
})
afterAll(() => server.close())

async function operations<T>(path: string): Promise<T> {
  const environment = { ...server.deps.environment, opsToken: TOKEN }
  const headers = { authorization: `Bearer ${TOKEN}` }
  const response = await createApp({ ...server.deps, environment }).request(`${OPERATIONS_BASE}/${path}`, { headers })
  return ((await response.json()) as { data: T }).data
}

it('failed renders are in the release’s metrics and in the log', async () => {
  const { renderer, tally } = server.deps
  expect(await operations<OperationsRendering>('rendering')).toMatchObject({ state: 'idle', processes: [] })
  // The first render starts the processes, which takes time on a shared machine.
  await vi.waitFor(async () => expect(await renderer.render(good)).toBe('<p>well</p>'), { timeout: 25_000 })
  expect(await renderer.render(job('throw new Error("no such card")'))).toBeNull()
  await tally.flush()
  const { releases } = await operations<OperationsMetrics>('numbers')
  expect(releases).toMatchObject([{ remote: 'media', release: '1.0.0-a', failures: 0, renderFaults: { threw: 1 } }])
  expect(server.logged()).toContain('no such card')
  expect(await operations<OperationsRendering>('rendering')).toMatchObject({ state: 'on', rendered: 1, paused: [] })
})

it('renders nothing where it is switched off', async () => {
  const off = await startTestServer({ demo: false, environment: { rendering: 'off' } })
  expect(await off.deps.renderer.render(good)).toBeNull()
  expect(off.deps.renderer.state()).toMatchObject({ state: 'off', processes: [] })
  await off.close()
})
