import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../transport/refusal'
import { createFairQueue } from './fair-queue'

/** A queue whose tasks end when the test says so; `order` lists the tasks that started. */
function scenario(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const run = createFairQueue({ places: 1, maxPerNetwork: 10, maxWaiting: 20, ...options })
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const outcomes = new Map<string, Promise<string>>()
  const settle = () => new Promise((done) => setImmediate(done))
  return {
    order,
    add(network: string, name: string) {
      const task = () =>
        new Promise<void>((done) => {
          order.push(name)
          ends.set(name, done)
        })
      const outcome = run(network, task).then(
        () => 'done',
        (error: Refusal) => error.code,
      )
      outcomes.set(name, outcome)
    },
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
    outcome: (name: string) => Promise.race([outcomes.get(name), settle().then(() => 'waits')]),
  }
}

describe('a fair queue', () => {
  it('takes the networks in turn, so that one with many tasks delays another by one task', async () => {
    const queue = scenario()
    for (const name of ['a1', 'a2', 'a3']) queue.add('a', name)
    queue.add('b', 'b1')
    for (const name of ['a1', 'a2', 'b1']) await queue.end(name)
    expect(queue.order).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('runs as many at once as it has places, also after a task that failed', async () => {
    const run = createFairQueue({ places: 2, maxPerNetwork: 9, maxWaiting: 9 })
    let [running, most] = [0, 0]
    const task = async () => {
      most = Math.max(most, ++running)
      await new Promise((done) => setImmediate(done))
      running--
      throw new Error('failed')
    }
    await Promise.allSettled(Array.from({ length: 7 }, () => run('a', task)))
    expect([most, running]).toEqual([2, 0])
    expect(await run('a', async () => 'done')).toBe('done')
  })

  it('refuses the oldest task of a network that has too many, and no other network’s', async () => {
    const queue = scenario({ maxPerNetwork: 2 })
    queue.add('b', 'running')
    queue.add('b', 'b1')
    for (const name of ['a1', 'a2', 'a3']) queue.add('a', name)
    expect(await queue.outcome('a1')).toBe('busy')
    for (const name of ['b1', 'a2', 'a3']) expect(await queue.outcome(name)).toBe('waits')
  })

  it('is full: the oldest task of the network with the most goes, the newcomer stays', async () => {
    const queue = scenario({ maxWaiting: 4 })
    queue.add('x', 'running')
    for (const name of ['a1', 'a2', 'a3']) queue.add('a', name)
    queue.add('b', 'b1')
    queue.add('c', 'c1')
    expect(await queue.outcome('a1')).toBe('busy')
    for (const name of ['a2', 'b1', 'c1']) expect(await queue.outcome(name)).toBe('waits')
  })
})
