import { expect, it, vi } from 'vitest'
import { createDeduplicator } from './deduplicate'

/** Calls that a test answers. */
function calls() {
  const begun: { signal: AbortSignal; resolve(answer: string): void; reject(error: Error): void }[] = []
  const start = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        begun.push({ signal, resolve, reject })
      }),
  )
  return { begun, start, share: createDeduplicator() }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('shares one call among those who ask for the same, and none among others', async () => {
  const { begun, start, share } = calls()
  const asked = [share('a', start), share('a', start), share('b', start)]
  expect(start).toHaveBeenCalledTimes(2)
  begun[0]?.resolve('answer of a')
  begun[1]?.resolve('answer of b')
  expect(await Promise.all(asked)).toEqual(['answer of a', 'answer of a', 'answer of b'])
})

it.each(['answered', 'failed'])('begins anew once the call was %s', async (how) => {
  const { begun, start, share } = calls()
  const first = share('a', start).catch(() => {})
  if (how === 'answered') begun[0]?.resolve('answer')
  else begun[0]?.reject(new Error('network'))
  await first
  void share('a', start)
  expect(start).toHaveBeenCalledTimes(2)
})

it('is aborted by the last who leaves, and not before', async () => {
  const { begun, start, share } = calls()
  const [one, other] = [new AbortController(), new AbortController()]
  const asked = [share('a', start, one.signal), share('a', start, other.signal)].map((call) =>
    call.catch((error: { kind: string }) => error.kind),
  )
  one.abort()
  expect(begun[0]?.signal.aborted).toBe(false)
  other.abort()
  expect(begun[0]?.signal.aborted).toBe(true)
  expect(await Promise.all(asked)).toEqual(['aborted', 'aborted'])
})

it('is not aborted while somebody waits who cannot leave', () => {
  const { begun, start, share } = calls()
  const controller = new AbortController()
  void share('a', start)
  share('a', start, controller.signal).catch(() => {})
  controller.abort()
  expect(begun[0]?.signal.aborted).toBe(false)
})

it('begins anew after an abort, and the end of the old call takes nothing from the new one', async () => {
  const { begun, start, share } = calls()
  const controller = new AbortController()
  share('a', start, controller.signal).catch(() => {})
  controller.abort()
  const second = share('a', start)
  begun[0]?.reject(new Error('aborted'))
  await settled()
  const third = share('a', start)
  expect(start).toHaveBeenCalledTimes(2)
  begun[1]?.resolve('answer')
  expect(await Promise.all([second, third])).toEqual(['answer', 'answer'])
})

it('asks nothing for who has left already', async () => {
  const { begun, start, share } = calls()
  await expect(share('a', start, AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' })
  expect(begun[0]?.signal.aborted).toBe(true)
})
