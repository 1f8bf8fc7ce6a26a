import { failing, pageOf, person } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { teamSummary } from '../../testing/team-samples'
import { visit } from '../../testing/visit'
import { wishDetail } from '../../testing/wish-samples'

const write = async () => {
  fireEvent.change(await screen.findByLabelText('Your wish'), { target: { value: 'A game of chess' } })
  fireEvent.change(screen.getByLabelText('Tell a little about it'), { target: { value: 'I play slowly.' } })
  fireEvent.click(screen.getByRole('button', { name: /Kind/ }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Company' }))
  fireEvent.click(screen.getByRole('button', { name: /District/ }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Linjiang' }))
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Put it on the wall' }))

it('is sent once for two taps, and opened', async () => {
  const answers = { 'wishes.publish': wishDetail({ id: 'new', own: true }) }
  const { host } = await visit('micro-wish-publish', {}, { user: person(), answers })
  const navigate = vi.spyOn(host, 'navigate')
  await write()
  send()
  send()
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/micro-wish-details/new', { replace: true }]]))
  expect(host.callsOf('wishes.publish')).toMatchObject([
    { body: { size: 'micro', title: 'A game of chess', kind: 'company', district: '临江' } },
  ])
})

it('names the team that one would like', async () => {
  const answers = { 'wishes.publish': wishDetail({ id: 'new', own: true }), 'teams.list': pageOf(teamSummary()) }
  const { host } = await visit('wish-publish', {}, { user: person(), answers })
  await write()
  fireEvent.click(screen.getByRole('button', { name: /^Team that you would like/ }))
  fireEvent.click(await screen.findByRole('radio', { name: /Tide team/ }))
  send()
  await waitFor(() => expect(host.callsOf('wishes.publish')).toMatchObject([{ body: { team_id: '601' } }]))
})

it('shows what is missing instead of sending', async () => {
  const { host } = await visit('wish-publish', {}, { user: person() })
  await screen.findByLabelText('Your wish')
  send()
  await screen.findByText('Choose a kind')
  expect(host.callsOf('wishes.publish')).toEqual([])
})

it('keeps what was written and its key if sending fails', async () => {
  const answers = { 'wishes.publish': failing({ status: 500 }) }
  const { host } = await visit('wish-publish', {}, { user: person(), answers })
  await write()
  send()
  await waitFor(() => expect(host.callsOf('wishes.publish')).toHaveLength(1))
  send()
  await waitFor(() => expect(host.callsOf('wishes.publish')).toHaveLength(2))
  const [first, second] = host.callsOf('wishes.publish') as { body: { key: string } }[]
  expect(first?.body.key).toBe(second?.body.key)
  expect(host.drafts.read('wish-publish.wish')).toMatchObject({ title: 'A game of chess' })
})

it('says first that a phone is needed', async () => {
  await visit('wish-publish', {}, { user: { ...person(), phone: '' } })
  expect(await screen.findByText(/Bind a phone number first/)).toBeTruthy()
})
