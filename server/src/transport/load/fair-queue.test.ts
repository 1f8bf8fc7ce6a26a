import { expect, it, vi } from 'vitest'
import { createFairQueue } from './fair-queue'

const limits = { atOnce: 2, perAddress: 1, perNetwork: 1, waiting: 3, waitMs: 60_000 }

function queueForTest(set: Partial<typeof limits> = {}) {
  const run = createFairQueue({ ...limits, ...set })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (address: string, name: string) => {
    const result = run(address, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
    // Work still waiting at the end of a test is refused afterwards.
    result.catch(() => {})
    return result
  }
  return { begun, work, end: (name: string) => ends.get(name)?.(), run }
}

it('gives networks turns, and never more at once than allowed', async () => {
  const { begun, work, end } = queueForTest()
  void work('2001:db8:1:1', 'a1')
  void work('2001:db8:1:2', 'a2')
  void work('2001:db8:2:1', 'b1')
  void work('2001:db8:3:1', 'c1')
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1']))
  end('b1')
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'c1']))
  end('a1')
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']))
})

it('refuses the newest of the network that waits with most where there is no room', async () => {
  const { work } = queueForTest({ atOnce: 1 })
  void work('203.0.113.1', 'running')
  const waiting = [1, 2, 3].map((at) => work('203.0.113.9', `flood ${at}`).catch(({ code }) => code))
  const other = work('203.0.113.7', 'other')
  expect(await waiting[2]).toBe('busy')
  await expect(Promise.race([other, Promise.resolve('waits')])).resolves.toBe('waits')
})

it('refuses what waited too long, and goes on with the others', async () => {
  const { work, run, end } = queueForTest({ atOnce: 1, waitMs: 10 })
  void work('203.0.113.1', 'slow')
  await expect(run('203.0.113.2', async () => 'never')).rejects.toMatchObject({ code: 'busy' })
  end('slow')
  await expect(run('203.0.113.2', async () => 'done')).resolves.toBe('done')
})

it('a piece of work that fails frees its place', async () => {
  const { run } = queueForTest({ atOnce: 1 })
  await expect(run('203.0.113.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run('203.0.113.1', async () => 'done')).resolves.toBe('done')
})
