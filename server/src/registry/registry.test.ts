import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../data/database'
import { startTestServer, type TestServer } from '../testing/test-server'
import { perform } from './changes/perform'
import { currentRegistry, openRegistry, registryChanged } from './registry'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
})
afterAll(() => server.close())

it('is read again after a change, whatever an earlier read returns', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let reads = 0
  const transaction = async (...args: Parameters<Database['transaction']>) => {
    const isFirst = ++reads === 1
    const result = await server.db.transaction(...args)
    if (isFirst) await gate
    return result
  }
  const db = new Proxy(server.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })
  const deps = { db, registry: openRegistry(server.deps.registry.keys) }
  const before = currentRegistry(deps)
  await expect.poll(() => reads).toBe(1)
  await perform(server.deps, 'mei', { action: 'reissue', body: { replaces: 1000, why: 'a test' } })
  registryChanged(deps)
  const after = currentRegistry(deps)
  open()
  expect((await after).serial).toBe((await before).serial + 1)
  expect((await currentRegistry(deps)).serial).toBe((await after).serial)
})
