import { QueryClientProvider, useQuery } from '@plaza/shared/query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAnswers, queryClient } from './query-client'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

const queryKey = ['wishes.list']
const ask = (queryFn: () => Promise<unknown>) => queryClient.fetchQuery({ queryKey, queryFn })

it('refetches data older than thirty seconds', async () => {
  const answer = vi.fn(async () => 'answer')
  await ask(answer)
  vi.setSystemTime(Date.now() + 29_999)
  await ask(answer)
  expect(answer).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1)
  await ask(answer)
  expect(answer).toHaveBeenCalledTimes(2)
})

it('keeps unused data for half an hour', async () => {
  await queryClient.prefetchQuery({ queryKey, queryFn: async () => 'answer' })
  await vi.advanceTimersByTimeAsync(30 * 60_000 - 1)
  expect(queryClient.getQueryData(queryKey)).toBe('answer')
  await vi.advanceTimersByTimeAsync(1)
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})

it('does not retry, because the pipeline does', async () => {
  const fails = vi.fn(() => Promise.reject(new Error('busy')))
  await expect(ask(fails)).rejects.toThrow('busy')
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: fails })
  await expect(mutation.execute(undefined)).rejects.toThrow('busy')
  expect(fails).toHaveBeenCalledTimes(2)
})

it('requests data without a network too: the pipeline reports the failure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const answer = vi.fn(async () => 'answer')
  await ask(answer)
  await queryClient.getMutationCache().build(queryClient, { mutationFn: answer }).execute(undefined)
  expect(answer).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

it('forgets every answer when the user leaves, and asks again only for what is shown', async () => {
  vi.useRealTimers()
  const answer = vi.fn(async () => 'of A')
  await ask(answer)
  const { result, unmount } = renderHook(() => useQuery({ queryKey: ['users.own'], queryFn: answer }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await vi.waitFor(() => expect(result.current.data).toBe('of A'))
  answer.mockResolvedValue('of B')
  act(forgetAnswers)
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
  await vi.waitFor(() => expect(result.current.data).toBeUndefined())
  await act(() => queryClient.invalidateQueries())
  await vi.waitFor(() => expect(result.current.data).toBe('of B'))
  expect(answer).toHaveBeenCalledTimes(3)
  unmount()
})
