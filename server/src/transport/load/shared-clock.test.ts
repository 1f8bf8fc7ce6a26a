import { expect, it } from 'vitest'
import { createSharedClock } from './shared-clock'

it('divides the time that passes among the tasks that run, and charges none while nothing runs', async () => {
  let now = 0
  const measure = createSharedClock(() => now)
  const charged: Record<string, number> = {}
  const ends = new Map<string, () => void>()
  const start = (name: string) =>
    measure(
      () => new Promise<void>((end) => ends.set(name, end)),
      (ms) => {
        charged[name] = ms
      },
    )
  const end = async (name: string, task: Promise<void>) => {
    ends.get(name)?.()
    await task
  }
  now = 1_000
  const a = start('a')
  now = 1_010
  const b = start('b')
  now = 1_030
  await end('a', a)
  now = 1_035
  await end('b', b)
  now = 9_000
  await end('c', start('c'))
  expect(charged).toEqual({ a: 20, b: 15, c: 0 })
})

it('charges a task that failed', async () => {
  let now = 0
  const measure = createSharedClock(() => now)
  let charged = 0
  const task = async () => {
    now = 7
    throw new Error('failed')
  }
  await expect(
    measure(task, (ms) => {
      charged = ms
    }),
  ).rejects.toThrow('failed')
  expect(charged).toBe(7)
})
