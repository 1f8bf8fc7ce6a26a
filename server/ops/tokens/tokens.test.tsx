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
  lastUsedAt: null,
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
  expect(bodies('POST add-token')).toEqual([{ name: 'cms', role: 'editor', kinds: ['page'], why: 'our site' }])
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
  expect(await screen.findByRole('row', { name: /cms Writes contents · Pages ops · .* never Revoke/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke the token of cms' }))
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'it was replaced' } })
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(bodies('POST remove-token')).toEqual([{ name: 'cms', why: 'it was replaced' }]))
})
