import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs } from '../testing/fake-server'

const token = {
  name: 'cms',
  role: 'editor',
  kinds: ['page'],
  createdBy: 'ops',
  createdAt: Date.now(),
  kind: 'pipeline',
  owner: null,
  endsAt: null,
  lastUsedAt: null,
  lastUsedFrom: null,
}

beforeEach(() => {
  openDialogs()
  window.location.hash = '#tokens'
})
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

it('makes a token for some kinds, and shows it once', async () => {
  const { bodies } = fakeServer({
    'GET tokens': () => answer({ list: [] }),
    'POST add-token': () => answer({ ...token, token: 'secret-words' }),
  })
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
  fireEvent.change(screen.getByLabelText('Name of the program'), { target: { value: 'cms' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pages' }))
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'our site' } })
  fireEvent.click(screen.getByRole('button', { name: 'Make the token' }))
  expect(await screen.findByText('secret-words')).toBeTruthy()
  expect(bodies('POST add-token')).toEqual([
    { name: 'cms', role: 'editor', kinds: ['page'], days: 90, why: 'our site' },
  ])
})

it('makes a token of a pipeline for some remotes and permissions, with an end', async () => {
  const { bodies } = fakeServer({ 'POST add-token': () => answer({ ...token, token: 'secret-words' }) })
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Name of the program', 'ci-media')
  type('Role', 'owner')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Preview' }))
  type('Remotes', 'media, Wrong')
  type('Ends after days', '400')
  type('Why', 'its pipeline')
  fireEvent.click(screen.getByRole('button', { name: 'Make the token' }))
  expect(screen.getByText('Names as media, city-walk.')).toBeTruthy()
  expect(screen.getByText('1 to 365 days.')).toBeTruthy()
  type('Remotes', 'media')
  type('Ends after days', '30')
  fireEvent.click(screen.getByRole('button', { name: 'Make the token' }))
  expect(await screen.findByText('secret-words')).toBeTruthy()
  const grant = { may: ['read', 'publish', 'promote'], remotes: ['media'], days: 30 }
  expect(bodies('POST add-token')).toEqual([{ name: 'ci-media', role: 'owner', ...grant, why: 'its pipeline' }])
})

it('gives the focus back to what opened a dialog', async () => {
  fakeServer({ 'GET tokens': () => answer({ list: [] }) })
  render(<App />)
  const add = await screen.findByRole('button', { name: 'New token' })
  add.focus()
  fireEvent.click(add)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(add)
})

it('shows what a token may do and when it was used, and revokes it', async () => {
  const { bodies } = fakeServer({
    'GET tokens': () => answer({ list: [token] }),
    'POST remove-token': () => answer(token),
  })
  render(<App />)
  expect(
    await screen.findByRole('row', { name: /cms Writes contents · Pages ops · .* no end: replace it never Revoke/ }),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke the token of cms' }))
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'it was replaced' } })
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(bodies('POST remove-token')).toEqual([{ name: 'cms', why: 'it was replaced' }]))
})
