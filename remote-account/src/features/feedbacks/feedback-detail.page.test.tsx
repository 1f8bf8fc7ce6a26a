import type { Feedback } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const feedback = (more: Partial<Feedback> = {}): Feedback => ({
  id: '7',
  kind: 'fault',
  content: 'The sound stops.',
  images: ['/media/uploads/a.webp'],
  contact: 'li@starbay.example',
  state: 'answered',
  answer: 'Which programme was it?',
  created_at: '2026-11-20T08:00:00Z',
  answered_at: '2026-11-20T10:00:00Z',
  entries: [{ id: 'e1', by: 'support', text: 'Which programme was it?', images: [], at: '2026-11-20T10:00:00Z' }],
  ...more,
})
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'feedback-detail',
    { id: '7' },
    { user: person(), answers: { 'feedbacks.detail': feedback(), ...answers }, ...options },
  )

it('shows the conversation in its order, and who wrote what', async () => {
  await draw()
  const list = await screen.findByRole('list', { name: 'Conversation' })
  const texts = [...list.children].map((entry) => entry.textContent)
  expect(texts[0]).toMatch(/^You.*The sound stops\./)
  expect(texts[1]).toMatch(/^Support.*Which programme was it\?/)
  within(list).getByRole('button', { name: 'Enlarge picture 1' })
  screen.getByText('We reach you at li@starbay.example')
})

it('lets its writer write on once it was answered', async () => {
  const waiting = feedback({ state: 'waiting' })
  const { host } = await draw({ answers: { 'feedbacks.reply': waiting } })
  const field = await screen.findByLabelText('Write on')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(host.callsOf('feedbacks.reply')).toEqual([])
  fireEvent.change(field, { target: { value: 'Night voices, part three' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(host.callsOf('feedbacks.reply')).toMatchObject([
      { params: { id: '7' }, body: { content: 'Night voices, part three', images: [] } },
    ]),
  )
})

it.each([
  ['waiting', 'We read it and will answer here.'],
  ['closed', 'This conversation is closed.'],
] as const)('offers nothing to write while it is %s', async (state, note) => {
  await draw({ answers: { 'feedbacks.detail': feedback({ state }) } })
  await screen.findByText(note)
  expect(screen.queryByLabelText('Write on')).toBeNull()
})

it('asks again when support did something', async () => {
  const { host } = await draw()
  await screen.findByLabelText('Write on')
  act(() => host.happen('unread'))
  await waitFor(() => expect(host.callsOf('feedbacks.detail')).toHaveLength(2))
})

it('says that it does not exist', async () => {
  await draw({ answers: { 'feedbacks.detail': failing({ status: 404 }) } })
  expect(await screen.findByRole('alert')).toBeTruthy()
})
