import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDeadline } from './deadline'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Watches a process that gets a share of a CPU; returns what is reported about its task after so many ms. */
function watch(share: number) {
  const startedAt = performance.now()
  const verdicts: string[] = []
  const deadline = startDeadline(
    { cpuMs: 1_000, wallMs: 10_000 },
    () => (performance.now() - startedAt) * share,
    (by) => verdicts.push(by),
  )
  return { deadline, verdicts }
}

it.each<[machine: string, share: number, afterMs: number, verdicts: string[]]>([
  ['machine without other work, before its limit', 1, 990, []],
  ['machine without other work', 1, 1_050, ['late']],
  ['machine with four times the work', 0.25, 3_900, []],
  ['machine with four times the work, once its own time is used', 0.25, 4_100, ['late']],
  ['machine that gives it next to nothing', 0.01, 9_900, []],
  ['machine that gives it next to nothing, in the end', 0.01, 10_050, ['slow']],
])('a task without end, on a %s', async (_, share, afterMs, verdicts) => {
  const watched = watch(share)
  await vi.advanceTimersByTimeAsync(afterMs)
  expect(watched.verdicts).toEqual(verdicts)
})

it('says nothing of a task that has ended, and what it used', async () => {
  const { deadline, verdicts } = watch(0.5)
  await vi.advanceTimersByTimeAsync(400)
  deadline.stop()
  expect(deadline.usedMs()).toBe(200)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(verdicts).toEqual([])
})

it('lets an answer be read that came while the server was busy', async () => {
  const { deadline, verdicts } = watch(1)
  setTimeout(() => setImmediate(deadline.stop), 1_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(verdicts).toEqual([])
})
