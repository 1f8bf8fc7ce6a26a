import { afterEach, expect, it, vi } from 'vitest'
import type { RequestDeps } from './pipeline'

const asked = { id: 'x.y' } as never
const deps = (toast: (text: string) => void) => ({ effects: { toast } }) as unknown as RequestDeps

afterEach(() => {
  vi.doUnmock('./pipeline')
  vi.resetModules()
  vi.useRealTimers()
})

async function lazily(pipeline: () => unknown, toast = vi.fn()) {
  vi.resetModules()
  vi.doMock('./pipeline', pipeline as () => object)
  const { createLazyRequest } = await import('./lazy-request')
  return { ...createLazyRequest(deps(toast)), toast }
}

it('sends the calls once the pipeline has loaded, which is created once', async () => {
  const request = vi.fn(async (_: unknown, input: unknown) => input)
  const createRequest = vi.fn(() => request)
  const { send, warm } = await lazily(() => ({ createRequest }))
  warm()
  expect(await Promise.all([send(asked, { a: 1 } as never), send(asked, { a: 2 } as never)])).toEqual([
    { a: 1 },
    { a: 2 },
  ])
  expect(createRequest).toHaveBeenCalledTimes(1)
})

it.each([
  [{}, 1],
  [{ quiet: true }, 0],
  [{ inPlace: true }, 0],
])('fails like without network if the code does not load in three attempts: %j', async (options, toasts) => {
  vi.useFakeTimers()
  const load = vi.fn(() => {
    throw new Error('no such chunk')
  })
  const { send, toast } = await lazily(load)
  const failed = expect(send(asked, {} as never, options)).rejects.toEqual({ kind: 'network', msg: '' })
  await vi.runAllTimersAsync()
  await failed
  expect(load).toHaveBeenCalledTimes(3)
  expect(toast).toHaveBeenCalledTimes(toasts)
})

it('does not report to a caller that has left meanwhile', async () => {
  vi.useFakeTimers()
  const { send, toast } = await lazily(() => {
    throw new Error('no such chunk')
  })
  const left = new AbortController()
  const failed = expect(send(asked, {} as never, { signal: left.signal })).rejects.toMatchObject({ kind: 'aborted' })
  left.abort()
  await vi.runAllTimersAsync()
  await failed
  expect(toast).not.toHaveBeenCalled()
})

it('tries again with the next call', async () => {
  vi.useFakeTimers()
  let isThere = false
  const { send } = await lazily(() => {
    if (!isThere) throw new Error('no such chunk')
    return { createRequest: () => async () => 'answer' }
  })
  const failed = expect(send(asked, {} as never, { quiet: true })).rejects.toMatchObject({ kind: 'network' })
  await vi.runAllTimersAsync()
  await failed
  isThere = true
  expect(await send(asked, {} as never)).toBe('answer')
})
