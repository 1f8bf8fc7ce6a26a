import { renderPage } from '@plaza/shared/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { likes } from '../../api'
import { failing } from '../../testing/answers'
import { useAction } from './use-action'

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

it('ignores a repetition within half a second, and accepts a later one', async () => {
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

it('can be retried at once after a failure', async () => {
  const { host } = renderPage(<Probe />, { answers: { 'likes.set': failing({ status: 500 }) } })
  await tap('like')
  await tap('like')
  expect(host.calls).toHaveLength(2)
})

const asked = vi.fn()
const refused = vi.fn()
const done = vi.fn()

function Asking() {
  const action = useAction(likes.set, {
    confirm: ({ body }) => (body.on ? null : { title: 'Take it back?' }),
    successMessage: ({ liked }) => (liked ? 'Liked' : null),
    onDone: done,
    onRefused: refused,
  })
  const run = async (on: boolean) => asked(await action.run(like(on)))
  return (
    <>
      <button type="button" onClick={() => void run(true)}>
        on
      </button>
      <button type="button" onClick={() => void run(false)}>
        off
      </button>
    </>
  )
}

it.each([
  ['without a question', 'on', true, liked, { calls: 1, toasts: ['Liked'], done: 1, refused: 0 }],
  ['after a question', 'off', true, { liked: false, likes: 0 }, { calls: 1, toasts: [], done: 1, refused: 0 }],
  ['not, where the person says no', 'off', false, liked, { calls: 0, toasts: [], done: 0, refused: 0 }],
  ['and is refused', 'on', true, failing({ status: 500 }), { calls: 1, toasts: [], done: 0, refused: 1 }],
])('is done %s', async (_, name, confirms, answer, expected) => {
  vi.clearAllMocks()
  const { host } = renderPage(<Asking />, { confirms, answers: { 'likes.set': answer } })
  await tap(name)
  expect({
    calls: host.calls.length,
    toasts: host.toasts,
    done: done.mock.calls.length,
    refused: refused.mock.calls.length,
  }).toEqual(expected)
})
