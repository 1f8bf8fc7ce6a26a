import type { Preferences } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../../testing/visit'

const chosen: Preferences = { muted_kinds: [], findable: true, shows_follows: true, keeps_history: true }
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit('user-settings', {}, { user: person(), answers: { 'preferences.read': chosen, ...answers }, ...options })
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true'

describe('messages', () => {
  it('switches off a kind at once', async () => {
    const { host } = await draw({ answers: { 'preferences.change': { ...chosen, muted_kinds: ['reply'] } } })
    fireEvent.click(await screen.findByRole('switch', { name: 'Replies' }))
    await waitFor(() => expect(isOn('Replies')).toBe(false))
    expect(isOn('Departments')).toBe(true)
    await waitFor(() => expect(host.callsOf('preferences.change')).toEqual([{ body: { muted_kinds: ['reply'] } }]))
  })

  it('that tell of decisions, safety and money cannot be switched off', async () => {
    await draw()
    await screen.findByRole('switch', { name: 'Replies' })
    expect(screen.queryByRole('switch', { name: 'Reviews' })).toBeNull()
    expect(screen.queryByRole('switch', { name: /money/ })).toBeNull()
    expect(screen.getAllByText('Always on')).toHaveLength(2)
  })
})

it.each([
  ['Let others find me', { findable: false }],
  ['Show whom I follow', { shows_follows: false }],
  ['Keep my history', { keeps_history: false }],
])('“%s” is switched off', async (name, part) => {
  const { host } = await draw({ answers: { 'preferences.change': { ...chosen, ...part } } })
  fireEvent.click(await screen.findByRole('switch', { name }))
  await waitFor(() => expect(isOn(name)).toBe(false))
  await waitFor(() => expect(host.callsOf('preferences.change')).toEqual([{ body: part }]))
})

it('shows what the server has after a refused change', async () => {
  await draw({ answers: { 'preferences.change': failing({ status: 500 }) } })
  fireEvent.click(await screen.findByRole('switch', { name: 'Let others find me' }))
  await waitFor(() => expect(isOn('Let others find me')).toBe(true))
})

it('leads to display, safety and agreements, and logs out', async () => {
  const { host } = await draw()
  const leadOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect([leadOf(/Language/), leadOf(/safety/), leadOf(/agreements/)]).toEqual(['/setting', '/safe', '/about'])
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(host.session.getState().status).toBe('guest'))
})
