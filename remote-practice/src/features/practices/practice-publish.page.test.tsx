import { practices } from '@plaza/shared/api'
import { failing, person } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { practice } from '../../testing/practice-samples'
import { visit } from '../../testing/visit'

const write = async () => {
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Twelve seconds' } })
  fireEvent.change(screen.getByLabelText('What did you see?'), { target: { value: 'Not one car moved.' } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send for review' }))
const activity = { 'activities.detail': failing({ status: 500 }) }

it('is sent once for two taps, with its activity', async () => {
  const answers = { ...activity, 'practices.publish': practice({ id: 'new', form: 'record', state: 'pending' }) }
  const { host } = await visit('practice-record-publish', { aid: '40001' }, { user: person(), answers })
  const navigate = vi.spyOn(host, 'navigate')
  await write()
  send()
  send()
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/practices/new', { replace: true }]]))
  expect(host.callsOf('practices.publish')).toMatchObject([
    { body: { title: 'Twelve seconds', activity_id: '40001', draft: false } },
  ])
})

it('says first that a phone is needed, without which the host sends no request', async () => {
  const user = { ...person(), phone: '' }
  await visit('practice-record-publish', { aid: '40001' }, { user, answers: activity })
  expect(await screen.findByText(/Bind a phone number first/)).toBeTruthy()
  expect([practices.publish.needsPhone, practices.change.needsPhone]).toEqual([true, true])
})

it('is kept as a draft', async () => {
  const answers = { 'practices.publish': practice({ id: 'new', state: 'draft' }) }
  const { host } = await visit('civilization-show-publish', {}, { user: person(), answers })
  await write()
  fireEvent.click(screen.getByRole('button', { name: 'Save as a draft' }))
  await waitFor(() => expect(host.callsOf('practices.publish')).toMatchObject([{ body: { draft: true } }]))
})

it('is changed where it was refused', async () => {
  const stored = practice({ own: true, state: 'refused', steps: ['submit', 'delete'] })
  const answers = { 'practices.detail': stored, 'practices.change': practice({ state: 'pending' }) }
  const { host } = await visit('civilization-show-publish', {}, { user: person(), query: { edit: '76001' }, answers })
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  expect(title.value).toBe('Twelve seconds')
  fireEvent.change(title, { target: { value: 'Thirteen seconds' } })
  send()
  await waitFor(() =>
    expect(host.callsOf('practices.change')).toMatchObject([
      { params: { id: '76001' }, body: { title: 'Thirteen seconds', content: 'Not one car moved.', draft: false } },
    ]),
  )
})

it('shows what is missing instead of sending', async () => {
  const { host } = await visit('civilization-show-publish', {}, { user: person() })
  await screen.findByLabelText('Title')
  send()
  await screen.findByText('The title needs 1 to 40 characters')
  expect(host.callsOf('practices.publish')).toEqual([])
})
