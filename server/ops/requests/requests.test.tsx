import type { ChangeRequest } from '@plaza/shared/operations'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs, refusal } from '../testing/fake-server'
import { remote, status } from '../testing/status'

const request = (about: Partial<ChangeRequest> = {}): ChangeRequest => ({
  ...{
    id: 4,
    remote: 'media',
    action: 'promote',
    who: 'ci-media',
    owner: 'li',
    at: Date.now(),
    endsAt: Date.now() + 9e6,
  },
  body: { remote: 'media', release: '1.5.0-ccc', why: 'a week without errors' },
  ...(about as object),
})
const waiting = (...list: ChangeRequest[]) => ({ ...status([remote({ secondPersonAbove: 10 })], 7), waiting: list })
const give = (name: string) => answer({ name, role: 'owner', remotes: ['media'] })

beforeEach(() => {
  window.location.hash = '#remotes/media'
  openDialogs()
})
afterEach(() => vi.unstubAllGlobals())

it('shows what waits and what it would do; another person confirms what they read', async () => {
  const { bodies } = fakeServer({
    'GET me': () => give('wang'),
    'GET status': () => answer(waiting(request())),
    'POST confirm-request': () => answer(status()),
  })
  render(<App />)
  const list = await screen.findByRole('region', { name: 'Waits for a second person' })
  expect(list.textContent).toContain('1.5.0-ccc runs for everybody from now on. 1.4.0-bbb stays ready')
  expect(list.textContent).toMatch(/ci-media of li asked on .* · a week without errors/)
  fireEvent.click(within(list).getByRole('button', { name: 'Confirm: Promote media 1.5.0-ccc' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('1.5.0-ccc runs for everybody from now on.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waits for a second person' })).toBeNull())
  expect(bodies('POST confirm-request')).toEqual([{ request: 4, seen: 7 }])
})

it('lets nobody confirm what they or a program of theirs asked for, but take it back', async () => {
  const { bodies } = fakeServer({
    'GET me': () => give('li'),
    'GET status': () => answer(waiting(request())),
    'POST decline-request': () => answer(status()),
  })
  render(<App />)
  expect(await screen.findByText('Somebody else has to confirm it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take back: Promote media 1.5.0-ccc' }))
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'too early' } })
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(bodies('POST decline-request')).toEqual([{ request: 4, why: 'too early' }]))
})

it('shows a stranger what waits, without buttons', async () => {
  fakeServer({
    'GET me': () => answer({ name: 'stranger', role: 'owner', remotes: [] }),
    'GET status': () => answer(waiting(request())),
  })
  render(<App />)
  expect(await screen.findByText('Promote media 1.5.0-ccc')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Confirm|Decline|Promote…/ })).toBeNull()
})

it('has a view of its own with what waits for all remotes, and says so where nothing does', async () => {
  window.location.hash = '#requests'
  const server = fakeServer({
    'GET me': () => give('wang'),
    'GET status': () => answer(waiting(request())),
    'POST confirm-request': () => answer(status()),
  })
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: /^Confirm: / }))
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Nothing waits for a second person.')).toBeTruthy()
  expect(server.bodies('POST confirm-request')).toHaveLength(1)
})

it('keeps the dialog open with the reason of a refusal', async () => {
  fakeServer({
    'GET me': () => give('wang'),
    'GET status': () => answer(waiting(request())),
    'POST confirm-request': () => refusal('media changed meanwhile.'),
  })
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: /^Confirm: / }))
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('media changed meanwhile.')).toBeTruthy()
})

it('says before it is sent that a promotion will wait, and afterwards that it does', async () => {
  fakeServer({
    'GET status': () => answer(waiting()),
    'POST promote': () => answer({ ...waiting(request()), asked: 4 }),
  })
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: 'Promote…' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).not.toContain('second person')
  fireEvent.change(screen.getByLabelText(/Share of devices/), { target: { value: '100' } })
  expect(dialog.textContent).toContain('It waits for a second person')
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'a week without errors' } })
  fireEvent.click(screen.getByRole('button', { name: /^Promote to/ }))
  expect(await screen.findByText('It waits for a second person: see Requests.')).toBeTruthy()
})

it('sets owners and the need of a second person, each only if it changes', async () => {
  const { bodies } = fakeServer({
    'POST set-owners': () => answer({ remote: 'media', owners: ['li', 'wang'] }),
    'POST set-second-person': () => answer(status()),
  })
  render(<App />)
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More for media' }))
    fireEvent.click(screen.getByRole('menuitem', { name: 'Owners…' }))
  }
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await open()
  type('Owners', 'li, wang')
  type('A second person is needed', '10')
  type('Why', 'their team')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  type('Why', 'nothing else')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies('POST set-owners')).toEqual([{ remote: 'media', owners: ['li', 'wang'], why: 'their team' }])
  expect(bodies('POST set-second-person')).toEqual([{ remote: 'media', above: 10, why: 'their team' }])
})
