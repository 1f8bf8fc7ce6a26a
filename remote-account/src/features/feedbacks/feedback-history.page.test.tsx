import type { FeedbackSummary } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const summary = (more: Partial<FeedbackSummary> = {}): FeedbackSummary => ({
  id: '7',
  kind: 'fault',
  content: 'The sound stops.',
  images: [],
  state: 'answered',
  answer: 'Which programme was it?',
  created_at: '2026-11-20T08:00:00Z',
  answered_at: '2026-11-20T10:00:00Z',
  ...more,
})
const draw = (list: unknown, options: VisitOptions = {}) =>
  visit('feedback-history', {}, { user: person(), answers: { 'feedbacks.list': list as never }, ...options })

it('lists own feedbacks with their state and answer, each with its page', async () => {
  await draw(pageOf(summary(), summary({ id: '8', state: 'waiting', answer: null, content: 'A tide table' })))
  const links = await screen.findAllByRole('link', { name: /Fault/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/feedback-detail/7', '/feedback-detail/8'])
  expect(links[0]?.textContent).toMatch(/Answered.*The sound stops\..*Which programme was it\?/)
  expect(links[1]?.textContent).toContain('Waiting')
  expect(screen.getByRole('link', { name: 'Write feedback' }).getAttribute('href')).toBe('/feedback')
})

it('asks again when support did something', async () => {
  const { host } = await draw(pageOf(summary()))
  await screen.findByText('The sound stops.')
  act(() => host.happen('unread'))
  await waitFor(() => expect(host.callsOf('feedbacks.list')).toHaveLength(2))
})

it('says that there are none', async () => {
  await draw(pageOf())
  expect(await screen.findByText('No content yet')).toBeTruthy()
})

it('says that they cannot be had', async () => {
  await draw(failing({ status: 500 }))
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})
