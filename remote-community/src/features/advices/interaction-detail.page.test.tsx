import { codes } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advice } from '../../testing/samples'
import { visit } from '../../testing/visit'

const draw = (over: Parameters<typeof advice>[0] = {}, { answers, ...options }: VisitOptions = {}) =>
  visit(
    'interaction-detail',
    { id: '50001' },
    { user: person(), answers: { 'advices.detail': advice(over), ...answers }, ...options },
  )
const answered = {
  state: 'answered',
  answer: 'A new lamp is there.',
  due_at: null,
  days_left: null,
  own: true,
} as const

it('shows the question, its timeline and when the answer is due', async () => {
  await draw({ place: 'Salt Lane' })
  await screen.findByRole('heading', { level: 1, name: 'The lamp at No. 16 is out' })
  screen.getByText('Salt Lane')
  screen.getByText('Sent to City Management')
  screen.getByText(/Answer due Nov 27/)
  expect(screen.queryByText('Official reply', { exact: false })).toBeNull()
})

it('shows the official reply', async () => {
  await draw({ ...answered, own: false, score: 4 })
  await screen.findByText('A new lamp is there.')
  screen.getByRole('img', { name: /Rating of the reply/ })
  expect(screen.queryByRole('button', { name: 'Still not solved' })).toBeNull()
})

it('shows that a question is gone', async () => {
  await draw({}, { answers: { 'advices.detail': failing({ code: codes.contentGone }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('is reported by others, not by its writer', async () => {
  const { unmount } = await draw({}, { built: ['post-report'] })
  const link = await screen.findByRole('link', { name: 'Report' })
  expect(link.getAttribute('href')).toMatch(/\/post-report\/50001\?target=advice$/)
  unmount()
  await draw({ own: true }, { built: ['post-report'] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Report' })).toBeNull()
})

it('tells its writer that and why a reviewer hid it', async () => {
  await draw({ own: true, hidden: true, hidden_reason: 'Somebody’s phone number' })
  expect((await screen.findByText(/Hidden by a reviewer/)).textContent).toContain('Somebody’s phone number')
  screen.getByText('Hidden')
})

it('is followed by others, not by its writer', async () => {
  const { host, unmount } = await draw({}, { answers: { 'follows.set': { followed: true, followers: 13 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Follow' }))
  await screen.findByRole('button', { name: 'Following' })
  expect(host.callsOf('follows.set')).toEqual([{ body: { kind: 'advice', id: '50001', on: true } }])
  unmount()
  await draw({ own: true })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
})

describe('its writer', () => {
  it('rates the reply once', async () => {
    const { host } = await draw(
      { ...answered, actions: ['rate', 'reopen'] },
      { answers: { 'advices.rate': advice({ ...answered, score: 5, actions: ['reopen'] }) } },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Send the rating' }))
    expect(host.callsOf('advices.rate')).toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: /5/ }))
    const send = screen.getByRole('button', { name: 'Send the rating' })
    fireEvent.click(send)
    fireEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the rating' })).toBeNull())
    expect(host.callsOf('advices.rate')).toEqual([{ params: { id: '50001' }, body: { score: 5 } }])
  })

  it('opens it again with words', async () => {
    const { host } = await draw(
      { ...answered, actions: ['reopen'] },
      { answers: { 'advices.reopen': advice({ state: 'reopened', own: true }) } },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Still not solved' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Open it again' }))
    await screen.findByText('Write a few words first')
    fireEvent.change(screen.getByRole('textbox', { name: 'What is still not solved?' }), {
      target: { value: 'It is out again' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Open it again' }))
    await screen.findByText('Opened again')
    expect(host.callsOf('advices.reopen')).toEqual([{ params: { id: '50001' }, body: { text: 'It is out again' } }])
  })

  it('answers what the department asks', async () => {
    const { host } = await draw(
      { state: 'asked', own: true, question: 'Which lamp?', actions: ['supply'] },
      { answers: { 'advices.supply': advice({ own: true }) } },
    )
    await screen.findByText('Which lamp?')
    fireEvent.change(screen.getByLabelText(/Your answer/), { target: { value: 'No. 16' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
    await waitFor(() => expect(screen.queryByText('Which lamp?')).toBeNull())
    expect(host.callsOf('advices.supply')).toEqual([{ params: { id: '50001' }, body: { text: 'No. 16' } }])
  })
})

it('keeps what its writer typed until it is sent', async () => {
  const asked = { state: 'asked' as const, question: 'Which lamp?', own: true, actions: ['supply' as const] }
  const { host, unmount } = await draw(asked)
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your answer/ })
  fireEvent.change(await field(), { target: { value: 'The one at No. 16' } })
  await waitFor(() => expect(host.drafts.read('advice-supply-50001')).toMatchObject({ text: 'The one at No. 16' }))
  unmount()
})

it('shows the first answer in the timeline where there is a second one', async () => {
  const department = { id: '751', name: 'City Management' }
  const step = (step: 'answered' | 'reopened', at: string, text: string) => ({ step, at, text, department })
  await draw({
    ...answered,
    steps: [
      step('answered', '2026-11-20T02:00:00.000Z', 'It was the bulb.'),
      step('reopened', '2026-11-21T02:00:00.000Z', 'Dark again.'),
      step('answered', '2026-11-22T02:00:00.000Z', 'A new lamp is there.'),
    ],
  })
  await screen.findByText('It was the bulb.')
  expect(screen.getAllByText('A new lamp is there.')).toHaveLength(1)
})
