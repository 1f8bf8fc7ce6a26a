import { getEventListeners } from 'node:events'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { Deps } from '../transport/context'
import { serveQueueEvents } from './queue-events'

it('a page that is closed leaves no listener behind', async () => {
  const stopping = new AbortController()
  const leave = vi.fn()
  const deps = { stopping, queueNotices: { subscribe: async () => leave } } as unknown as Deps
  const app = new Hono().get('/', (c) => serveQueueEvents(c, deps))
  const page = await app.request('/')
  const listeners = () => getEventListeners(stopping.signal, 'abort').length
  await expect.poll(listeners).toBe(1)
  await page.body?.cancel()
  await expect.poll(listeners).toBe(0)
  expect(leave).toHaveBeenCalledOnce()
})
