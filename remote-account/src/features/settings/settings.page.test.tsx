import { person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const draw = (options: VisitOptions = {}) => visit('settings', {}, options)

it.each<[string, string, object]>([
  ['English', '简体中文', { language: 'zh-CN' }],
  ['dark', 'Dark', { theme: 'dark' }],
  ['light', 'Light', { theme: 'light' }],
  ['female voice', 'Female', { voice: 'female' }],
])('changes from %s at once', async (_, name, change) => {
  const { host } = await draw()
  fireEvent.click(screen.getByRole('radio', { name }))
  expect(host.settings.getState()).toMatchObject(change)
})

it('changes the size of the text while the slider moves', async () => {
  const { host } = await draw()
  const slider = screen.getByRole('slider', { name: 'Text size' })
  fireEvent.change(slider, { target: { value: '1.6' } })
  expect(host.settings.getState().multiple).toBe(1.6)
  screen.getByText('160%')
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0.8', '2'])
})

it('switches the large text mode on', async () => {
  const { host } = await draw()
  fireEvent.click(screen.getByRole('switch', { name: 'Large text mode' }))
  expect(host.settings.getState().elder).toBe(true)
})

describe('the cache', () => {
  it('is cleared after a confirmation, and shows its size', async () => {
    const { host } = await draw({ cached: 1_572_864 })
    fireEvent.click(screen.getByRole('button', { name: /Clear cache.*1\.5 MB/ }))
    await screen.findByRole('button', { name: /Clear cache.*0 B/ })
    expect(host.toasts).toEqual(['Cache cleared'])
  })

  it('stays if the user cancels', async () => {
    const { host } = await draw({ cached: 2048, confirms: false })
    fireEvent.click(screen.getByRole('button', { name: /Clear cache/ }))
    await Promise.resolve()
    expect(host.settings.cacheSize()).toBe(2048)
  })
})

it('shows the version of each part of the app', async () => {
  await draw({ deployment: { host: 'h-1', releases: ['media/1.2.0-abc', 'city-hall/3.0.0-def'] } })
  expect(screen.getByText('h-1')).toBeTruthy()
  expect(screen.getByText('News and sound')).toBeTruthy()
  expect(screen.getByText('1.2.0')).toBeTruthy()
  expect(screen.getByText('abc')).toBeTruthy()
  expect(screen.getByText('city-hall')).toBeTruthy()
  expect(screen.getByText('3.0.0')).toBeTruthy()
})

it('leads a user to profile and safety, and a guest to neither', async () => {
  const { unmount } = await draw({ user: person() })
  const leadOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([leadOf('Profile'), leadOf('Account and safety')]).toEqual(['/user', '/safe'])
  unmount()
  await draw()
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull()
})

describe('logging out', () => {
  it('happens after a confirmation', async () => {
    const { host } = await draw({ user: person() })
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(host.session.getState().status).toBe('guest'))
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  it('is not offered to a guest', async () => {
    await draw()
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })
})
