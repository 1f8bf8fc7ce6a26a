import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDelivery } from './delivery'
import { createLeadership } from './leadership'
import type { Subscription } from './subscriptions'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})

/** Locks of a device, as far as leadership uses them. */
function stubLocks() {
  const queue: (() => void)[] = []
  let holder: { reject(): void } | null = null
  const grant = () => {
    if (!holder) queue.shift()?.()
  }
  const request = (_: string, { steal = false, signal }: LockOptions, act: () => Promise<void> | undefined) =>
    new Promise<void>((resolve, reject) => {
      const hold = () => {
        const own = { reject }
        holder = own
        void Promise.resolve(act()).then(() => {
          if (holder === own) holder = null
          resolve()
          grant()
        })
      }
      signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(hold) >>> 0, 1)
        reject(new Error('aborted'))
      })
      if (steal) {
        holder?.reject()
        hold()
      } else {
        queue.push(hold)
        grant()
      }
    })
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
}

it('one tab leads, and hands over when it leaves', async () => {
  stubLocks()
  const leading: string[] = []
  const tab = (name: string) =>
    createLeadership({
      lead: () => void leading.push(name),
      follow: () => void (leading.includes(name) && leading.splice(leading.indexOf(name), 1)),
    })
  const [a, b, c] = [tab('a'), tab('b'), tab('c')]
  for (const one of [a, b, c]) one.stand()
  expect(leading).toEqual(['a'])
  b.stepDown()
  a.stepDown()
  await vi.advanceTimersByTimeAsync(0)
  expect(leading).toEqual(['c'])
  a.stand({ steal: true })
  await vi.advanceTimersByTimeAsync(0)
  expect([leading, c.stands()]).toEqual([['a'], false])
})

it('calls a listener once for many events, again after a pause, and once for those of a hidden page', async () => {
  const listener = vi.fn()
  const all = new Set<Subscription>([{ topic: 'chat:1', listener }])
  const delivery = createDelivery(all)
  for (let n = 0; n < 5; n++) delivery.changed('chat:1')
  delivery.changed('chat:2')
  await vi.advanceTimersByTimeAsync(300)
  expect(listener).toHaveBeenCalledTimes(1)
  delivery.changed('chat:1')
  await vi.advanceTimersByTimeAsync(1_600)
  expect(listener).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(400)
  expect(listener).toHaveBeenCalledTimes(2)
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  delivery.changed('chat:1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listener).toHaveBeenCalledTimes(2)
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  delivery.shown()
  await vi.advanceTimersByTimeAsync(300)
  expect(listener).toHaveBeenCalledTimes(3)
})

it('calls a listener without an answer again, with growing pauses until it has one', async () => {
  let isDown = true
  const listener = vi.fn(async () => !isDown)
  const delivery = createDelivery(new Set<Subscription>([{ topic: 'posts:1', listener }]))
  delivery.changed('posts:1')
  await vi.advanceTimersByTimeAsync(300)
  expect(listener).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_300)
  expect(listener).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listener.mock.calls.length).toBeLessThan(7)
  isDown = false
  await vi.advanceTimersByTimeAsync(45_300)
  const calls = listener.mock.calls.length
  await expect(listener.mock.results.at(-1)?.value).resolves.toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(listener).toHaveBeenCalledTimes(calls)
})

it('asks by the timer of its kind where no line can be had', async () => {
  const [chat, posts] = [vi.fn(), vi.fn()]
  const delivery = createDelivery(
    new Set<Subscription>([
      { topic: 'chat:1', listener: chat },
      { topic: 'posts:1', listener: posts },
    ]),
  )
  delivery.fallBack()
  for (let n = 0; n < 12; n++) {
    await vi.advanceTimersByTimeAsync(5_000)
    delivery.fallBack()
  }
  expect([chat.mock.calls.length, posts.mock.calls.length]).toEqual([12, 1])
})

it('does not ask without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const chat = vi.fn()
  const delivery = createDelivery(new Set<Subscription>([{ topic: 'chat:1', listener: chat }]))
  for (let n = 0; n < 4; n++) {
    delivery.fallBack()
    await vi.advanceTimersByTimeAsync(5_000)
  }
  expect(chat).not.toHaveBeenCalled()
})
