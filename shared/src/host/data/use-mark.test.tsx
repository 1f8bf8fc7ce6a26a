import { person, renderPage } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { likes } from '../../api'
import { type Answers, failing, pending } from '../../testing/answers'
import { likeAfter, useMark } from './use-mark'

function Probe() {
  const [shown, show] = useState({ liked: false, likes: 3 })
  const like = useMark(likes.set, (mark) => show((held) => ({ ...held, ...mark })))
  const input = { body: { target: 'post' as const, id: '7', on: !shown.liked } }
  return (
    <button type="button" onClick={() => void like({ input, previous: shown, optimistic: likeAfter(shown) })}>
      {`${shown.liked} ${shown.likes}`}
    </button>
  )
}

const agreed = { liked: true, likes: 9 }

it.each<[string, user: ReturnType<typeof person> | null, answer: Answers['likes.set'], string]>([
  ['what is hoped for, while a person waits', person(), pending, 'true 4'],
  ['what was there, while a guest is sent to log in', null, pending, 'false 3'],
  ['what the server says', person(), agreed, 'true 9'],
  ['what was there, where the server refuses', person(), failing({ status: 500 }), 'false 3'],
])('shows %s', async (_, user, answer, words) => {
  const { host } = renderPage(<Probe />, { user, answers: { 'likes.set': answer } })
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe(words))
  expect(host.calls).toHaveLength(1)
})

it('treats a double tap as one tap, and accepts another after half a second', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { host } = renderPage(<Probe />, { user: person(), answers: { 'likes.set': agreed } })
  const tap = async (at: number) => {
    now.mockReturnValue(at)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByText('true 9')
  }
  await tap(1000)
  await tap(1400)
  expect(host.calls).toHaveLength(1)
  await tap(1501)
  expect(host.calls).toHaveLength(2)
  now.mockRestore()
})

it.each([
  [
    { liked: false, likes: 0 },
    { liked: true, likes: 1 },
  ],
  [
    { liked: true, likes: 1 },
    { liked: false, likes: 0 },
  ],
  [
    { liked: true, likes: 0 },
    { liked: false, likes: 0 },
  ],
])('makes %j %j', (was, after) => expect(likeAfter(was)).toEqual(after))
