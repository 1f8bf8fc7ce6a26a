import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, refusal } from '../testing/fake-server'

const request = {
  ...{ userCode: 'BCDFGHJK', machine: 'a laptop', network: '203.0.113.0/24', endsAt: Date.now() + 600_000 },
  ...{ may: ['read', 'promote'], days: 30 },
}

beforeEach(() => {
  window.location.hash = '#device'
})
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

async function typeCode() {
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'bcdf-ghjk' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

it('shows which machine asks for what, and gives less of it', async () => {
  const { bodies } = fakeServer({
    'POST device-look': () => answer(request),
    'POST device-decide': () => answer(null),
  })
  render(<App />)
  await typeCode()
  expect(await screen.findByRole('heading', { name: 'a laptop wants to work in your name' })).toBeTruthy()
  expect(screen.getByText(/203\.0\.113\.0\/24/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Remotes'), { target: { value: 'media' } })
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('The command is logged in.')).toBeTruthy()
  const granted = { approve: true, may: ['read', 'promote'], remotes: ['media'], days: 30 }
  expect(bodies('POST device-decide')).toEqual([{ userCode: 'BCDFGHJK', ...granted }])
})

it('refuses a machine, and says why a code is not taken', async () => {
  const server = fakeServer({ 'POST device-look': () => refusal('No command waits for this code.') })
  render(<App />)
  await typeCode()
  expect(await screen.findByText('No command waits for this code.')).toBeTruthy()
  server.answers['POST device-look'] = () => answer(request)
  server.answers['POST device-decide'] = () => answer(null)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('The command was refused.')).toBeTruthy()
  expect(server.bodies('POST device-decide')).toEqual([{ userCode: 'BCDFGHJK', approve: false, days: 30 }])
})
