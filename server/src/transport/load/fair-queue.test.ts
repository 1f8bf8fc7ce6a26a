import { expect, it } from 'vitest'
import type { Refusal } from '../refusal'
import { createFairQueue, type QueueLimits } from './fair-queue'

/** A queue whose tasks end when the test says so; `started` names those that began. `a/1` is an address of network `a`. */
function scenario(limits: Partial<QueueLimits> = {}) {
  const run = createFairQueue({ atOnce: 1, waiting: 20, ...limits })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const outcomes = new Map<string, Promise<string>>()
  const settle = () => new Promise((done) => setImmediate(done))
  return {
    run,
    started,
    add(address: string, name: string) {
      const task = () =>
        new Promise<void>((done) => {
          started.push(name)
          ends.set(name, done)
        })
      const outcome = run({ address, network: address.split('/')[0] ?? '' }, task).then(
        () => 'done',
        (error: Refusal) => error.code,
      )
      outcomes.set(name, outcome)
    },
    settle,
    async end(name: string) {
      ends.get(name)?.()
      await settle()
    },
    outcome: (name: string) => Promise.race([outcomes.get(name), settle().then(() => 'waits')]),
  }
}

it('lets networks take turns, so that one with many tasks delays another by one task', async () => {
  const queue = scenario()
  for (const name of ['a1', 'a2', 'a3']) queue.add('a', name)
  queue.add('b', 'b1')
  await queue.settle()
  for (const name of ['a1', 'b1', 'a2']) await queue.end(name)
  expect(queue.started).toEqual(['a1', 'b1', 'a2', 'a3'])
})

it('lets a network that had no turn go before many that had one, and of new networks the newest', async () => {
  const queue = scenario()
  for (const network of ['a', 'b', 'c']) queue.add(network, `${network}1`)
  await queue.settle()
  for (const name of ['a1', 'c1', 'b1']) await queue.end(name)
  queue.add('a', 'a2')
  for (const network of ['c', 'b', 'x', 'y']) queue.add(network, `${network}2`)
  await queue.settle()
  for (const name of ['a2', 'y2', 'x2', 'c2']) await queue.end(name)
  expect(queue.started.slice(3)).toEqual(['a2', 'y2', 'x2', 'c2', 'b2'])
})

it('is full of networks with one task each: refuses one that had a turn, and of new ones the oldest', async () => {
  const queue = scenario({ waiting: 2 })
  queue.add('a', 'a1')
  queue.add('a', 'a2')
  queue.add('b', 'b1')
  queue.add('c', 'c1')
  expect(await queue.outcome('a2')).toBe('busy')
  queue.add('d', 'd1')
  expect(await queue.outcome('b1')).toBe('busy')
  for (const name of ['c1', 'd1']) expect(await queue.outcome(name)).toBe('waits')
})

it('runs as many at once as it may, also after a task that failed', async () => {
  const { run } = scenario({ atOnce: 2 })
  let [running, most] = [0, 0]
  const task = async () => {
    most = Math.max(most, ++running)
    await new Promise((done) => setImmediate(done))
    running--
    throw new Error('failed')
  }
  const requester = { address: 'a', network: 'a' }
  await Promise.allSettled(Array.from({ length: 7 }, () => run(requester, task)))
  expect([most, running]).toEqual([2, 0])
  expect(await run(requester, async () => 'done')).toBe('done')
})

it.each<[of: string, limits: Partial<QueueLimits>, started: string[]]>([
  ['one address', { perAddress: 1 }, ['a1', 'a2', 'b1']],
  ['one network', { perNetwork: 1 }, ['a1', 'b1']],
  ['one address and its network', { perAddress: 1, perNetwork: 2 }, ['a1', 'a2', 'b1']],
])('runs so many at once of %s, and others beside them', async (_, limits, started) => {
  const queue = scenario({ atOnce: 4, ...limits })
  queue.add('a/1', 'a1')
  queue.add('a/1', 'again')
  queue.add('a/2', 'a2')
  queue.add('b/1', 'b1')
  await queue.settle()
  expect(queue.started).toEqual(started)
})

it('limits who has no address in all alone', async () => {
  const queue = scenario({ atOnce: 2, perAddress: 1, perNetwork: 1 })
  for (const name of ['own1', 'own2', 'own3']) queue.add('', name)
  await queue.settle()
  expect(queue.started).toEqual(['own1', 'own2'])
})

it('refuses the oldest task of a network that waits with too many, and no other network’s', async () => {
  const queue = scenario({ waitingPerNetwork: 2 })
  queue.add('b', 'running')
  queue.add('b', 'b1')
  for (const name of ['a1', 'a2', 'a3']) queue.add('a', name)
  expect(await queue.outcome('a1')).toBe('busy')
  for (const name of ['b1', 'a2', 'a3']) expect(await queue.outcome(name)).toBe('waits')
})

it('is full: the oldest task of the network with most is refused, the newcomer stays', async () => {
  const queue = scenario({ waiting: 4 })
  queue.add('x', 'running')
  for (const name of ['a1', 'a2', 'a3']) queue.add('a', name)
  queue.add('b', 'b1')
  queue.add('c', 'c1')
  expect(await queue.outcome('a1')).toBe('busy')
  for (const name of ['a2', 'b1', 'c1']) expect(await queue.outcome(name)).toBe('waits')
})

it('refuses a task that waited too long, and goes on with the others', async () => {
  const queue = scenario({ waitMs: 10 })
  queue.add('a', 'slow')
  const other = { address: 'b', network: 'b' }
  await expect(queue.run(other, async () => 'never')).rejects.toMatchObject({ code: 'busy' })
  await queue.end('slow')
  await expect(queue.run(other, async () => 'done')).resolves.toBe('done')
})
