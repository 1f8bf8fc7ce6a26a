import { renderPage } from '@plaza/shared/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { likes } from '../api'
import { failing } from '../testing/answers'
import { useAction } from './data-hooks'

const like = (on: boolean, id = '7') => ({ body: { target: 'content' as const, id, on } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Probe() {
  const action = useAction(likes.set)
  return (
    <>
      <button type="button" onClick={() => void action.run(like(true))}>
        like
      </button>
      <button type="button" onClick={() => void action.run(like(true, '8'))}>
        like another
      </button>
    </>
  )
}

const tap = async (name: string) => {
  screen.getByRole('button', { name }).click()
  await act(() => vi.advanceTimersByTimeAsync(50))
}
const liked = { liked: true, likes: 1 }

it('does not do the same again within half a second, and does afterwards', async () => {
  const { host } = renderPage(<Probe />, { answers: { 'likes.set': liked } })
  await tap('like')
  await tap('like')
  expect(host.calls).toHaveLength(1)
  await tap('like another')
  expect(host.calls).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(500))
  await tap('like another')
  expect(host.calls).toHaveLength(3)
})

it('is tried again at once after a failure', async () => {
  const { host } = renderPage(<Probe />, { answers: { 'likes.set': failing({ status: 500 }) } })
  await tap('like')
  await tap('like')
  expect(host.calls).toHaveLength(2)
})
