import { FEEDBACK_DRAFT } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const TEXT = 'The sound stops when somebody calls.'
const draw = (options: VisitOptions = {}) => visit('feedback', {}, { user: person(), ...options })
const write = (text = TEXT) => fireEvent.change(screen.getByLabelText('Your words'), { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

it('sends a feedback with its kind and contact, and opens it', async () => {
  const { host } = await draw({ answers: { 'feedbacks.add': { id: '7' } } })
  const navigate = vi.spyOn(host, 'navigate')
  write()
  fireEvent.click(screen.getByRole('radio', { name: 'Idea' }))
  fireEvent.change(screen.getByLabelText('How can we reach you?'), { target: { value: 'li@starbay.example' } })
  send()
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/feedback-detail/7', { replace: true }]]))
  expect(host.callsOf('feedbacks.add')).toMatchObject([
    { body: { kind: 'idea', content: TEXT, images: [], contact: 'li@starbay.example' } },
  ])
  expect(host.drafts.read(FEEDBACK_DRAFT)).toBeNull()
})

it('leads a person to what they wrote before', async () => {
  await draw()
  expect(screen.getByRole('link', { name: 'My feedback' }).getAttribute('href')).toBe('/feedback-his')
  expect(screen.queryByText(/You are not logged in/)).toBeNull()
})

it('tells a guest that only who is logged in can follow it, and thanks them', async () => {
  const { host } = await draw({ user: null, answers: { 'feedbacks.add': { id: null } } })
  screen.getByText(/you cannot see our answer here/)
  screen.getByText('Log in to add pictures.')
  expect(screen.queryByRole('link', { name: 'My feedback' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(host.logins).toEqual(['log-in'])
  write()
  send()
  await screen.findByText('Thank you, we have received it.')
  fireEvent.click(screen.getByRole('button', { name: 'Write another' }))
  expect((screen.getByLabelText('Your words') as HTMLTextAreaElement).value).toBe('')
})

it('says what is missing instead of sending', async () => {
  const { host } = await draw()
  write('four')
  send()
  expect(await screen.findAllByText('Write 5 to 500 characters')).not.toEqual([])
  expect(host.callsOf('feedbacks.add')).toEqual([])
})

it('keeps the draft and its key if sending fails', async () => {
  const { host } = await draw({ answers: { 'feedbacks.add': failing({ status: 500 }) } })
  write()
  send()
  await waitFor(() => expect(host.callsOf('feedbacks.add')).toHaveLength(1))
  send()
  await waitFor(() => expect(host.callsOf('feedbacks.add')).toHaveLength(2))
  const [first, second] = host.callsOf('feedbacks.add') as { body: { key: string } }[]
  expect(first?.body.key).toBe(second?.body.key)
  expect(host.drafts.read(FEEDBACK_DRAFT)).toMatchObject({ content: TEXT })
})
