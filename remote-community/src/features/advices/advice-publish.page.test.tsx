import { ADVICE_DRAFT } from '@plaza/shared/api'
import { failing, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { advice, department } from '../../testing/samples'
import { visit } from '../../testing/visit'

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'advice-publish',
    {},
    {
      user: person(),
      query: { department: '751' },
      answers: { 'advices.department': { list: [department()] }, 'advices.similar': { list: [] }, ...answers },
      ...options,
    },
  )
const write = async () => {
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'The lamp at No. 16 is out' } })
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'It has been dark since Monday.' } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

it('sends an advice to the department of the page before, and opens it', async () => {
  const { host } = await draw({ answers: { 'advices.publish': advice({ id: 'new', own: true }) } })
  const navigate = vi.spyOn(host, 'navigate')
  await write()
  fireEvent.click(screen.getByRole('radio', { name: 'Complaint' }))
  fireEvent.click(screen.getByRole('button', { name: /Who sees it/ }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Everybody, without my name' }))
  send()
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/interacts/new', { replace: true }]]))
  expect(host.callsOf('advices.publish')).toMatchObject([
    { body: { merchant_id: '751', kind: 'complain', audience: 'anonymous', title: 'The lamp at No. 16 is out' } },
  ])
  expect(host.drafts.read(ADVICE_DRAFT)).toBeNull()
})

it('shows what is missing instead of sending', async () => {
  const { host } = await draw({ query: {} })
  await screen.findByLabelText('Title')
  send()
  await screen.findByText('Choose a department first')
  screen.getByText('The text needs 10 to 1000 characters')
  expect(host.callsOf('advices.publish')).toEqual([])
})

it('sends once for many taps', async () => {
  const { host } = await draw({ answers: { 'advices.publish': pending } })
  await write()
  send()
  send()
  await waitFor(() => expect(host.callsOf('advices.publish')).toHaveLength(1))
})

it('keeps the draft and its key if sending fails', async () => {
  const { host } = await draw({ answers: { 'advices.publish': failing({ status: 500 }) } })
  await write()
  send()
  await waitFor(() => expect(host.callsOf('advices.publish')).toHaveLength(1))
  send()
  await waitFor(() => expect(host.callsOf('advices.publish')).toHaveLength(2))
  const [first, second] = host.callsOf('advices.publish') as { body: { key: string } }[]
  expect(first?.body.key).toBe(second?.body.key)
  expect(host.drafts.read(ADVICE_DRAFT)).toMatchObject({ title: 'The lamp at No. 16 is out' })
})

it('shows similar answered questions before anything is sent', async () => {
  await draw({ answers: { 'advices.similar': { list: [advice({ id: '7', title: 'Lamps in Salt Lane' })] } } })
  await write()
  const link = await screen.findByRole('link', { name: /Lamps in Salt Lane/ }, { timeout: 3_000 })
  expect(link.getAttribute('href')).toBe('/interacts/7')
})

it('says first that a phone is needed', async () => {
  await draw({ user: { ...person(), phone: '' } })
  expect(await screen.findByText(/Bind a phone number first/)).toBeTruthy()
})
