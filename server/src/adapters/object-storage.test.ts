import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startObjectStore } from '../testing/object-store'
import type { StorageAdapter } from '../transport/ports/storage'
import { Refusal } from '../transport/refusal'
import type { Env } from '../transport/request'
import { objectStorage } from './object-storage'

const dir = mkdtempSync(join(tmpdir(), 'plaza-incoming-'))
let store: Awaited<ReturnType<typeof startObjectStore>>
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(async () => {
  await store.stop()
  rmSync(dir, { recursive: true, force: true })
})

async function keep(storage: StorageAdapter, key: string, content: string): Promise<void> {
  const path = await storage.temporary(key.replace('/', '-'))
  writeFileSync(path, content)
  await storage.keep(path, key, 'image/png')
}

function read(storage: StorageAdapter, key: string, headers: Record<string, string> = {}) {
  const app = new Hono<Env>()
  app.get('*', async (c) => (await storage.send(c, key, { type: 'image/png', caching: 'public' })) ?? c.text('', 404))
  return app.request('/', { headers })
}

it('keeps a file and gives it back whole, in part, or not at all', async () => {
  const storage = objectStorage(store.bucket, dir)
  await keep(storage, 'image/one', 'abcdef')
  const whole = await read(storage, 'image/one')
  expect([whole.status, await whole.text(), whole.headers.get('content-length')]).toEqual([200, 'abcdef', '6'])
  expect(whole.headers.get('content-security-policy')).toContain('sandbox')
  const part = await read(storage, 'image/one', { range: 'bytes=2-3' })
  expect([part.status, await part.text()]).toEqual([206, 'cd'])
  expect((await read(storage, 'image/one', { range: 'bytes=9-' })).status).toBe(416)
  expect((await read(storage, 'image/one', { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
  expect((await read(storage, 'image/two')).status).toBe(404)
  await storage.remove('image/one')
  await storage.remove('image/one')
  expect((await read(storage, 'image/one')).status).toBe(404)
})

it('signs what it asks: with another secret the store takes and gives nothing', async () => {
  const storage = objectStorage({ ...store.bucket, secretAccessKey: 'wrong' }, dir)
  await expect(keep(storage, 'image/three', 'x')).rejects.toSatisfy(
    (error) => error instanceof Refusal && error.code === 'busy',
  )
  await expect(storage.remove('image/one')).rejects.toBeInstanceOf(Refusal)
  expect((await read(storage, 'image/one')).status).toBe(500)
  expect((await read(objectStorage(store.bucket, dir), 'image/three')).status).toBe(404)
})

it('says that it may be tried again where the store is away', async () => {
  const storage = objectStorage({ ...store.bucket, endpoint: 'http://127.0.0.1:1' }, dir)
  await expect(keep(storage, 'image/four', 'x')).rejects.toSatisfy(
    (error) => error instanceof Refusal && error.code === 'busy',
  )
})
