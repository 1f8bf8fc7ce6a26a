import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyWithRetry } from './lazy-with-retry'

afterEach(() => void vi.useRealTimers())

it('shows the part once its code is there, and at once the next time', async () => {
  const load = vi.fn(async () => ({ word }: { word: string }) => <p>{word}</p>)
  const Part = lazyWithRetry(load)
  const first = render(<Part word="one" />)
  expect(first.container.textContent).toBe('')
  await screen.findByText('one')
  render(<Part word="two" />)
  screen.getByText('two')
  expect(load).toHaveBeenCalledTimes(1)
})

it('tries again where the code could not be fetched', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(() => <p>there</p>)
  const Part = lazyWithRetry(load)
  render(<Part />)
  await vi.advanceTimersByTimeAsync(2100)
  expect(await screen.findByText('there')).toBeTruthy()
})
