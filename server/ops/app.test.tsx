import { codes } from '@plaza/shared/api'
import type { LogEntry } from '@plaza/shared/operations'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from './app'
import { firstLanguage } from './frame/language'
import { answer, fakeServer, loggedOut, openDialogs, refusal, releaser } from './testing/fake-server'
import { counted, numbers } from './testing/status'

beforeEach(() => {
  window.location.hash = ''
  openDialogs()
})
afterEach(() => vi.unstubAllGlobals())

const goTo = (view: string) =>
  act(() => {
    window.location.hash = view
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })

it('wants a login first, and says where it is wrong', async () => {
  const server = fakeServer({
    'GET me': () => loggedOut,
    'POST login': () => refusal('The name or the password is not right.', codes.credentialsWrong),
  })
  render(<App />)
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'ops' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('The name or the password is not right.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('ops')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')

  server.answers['POST login'] = () => answer(releaser)
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'right' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('link', { name: /media/ })).toBeDefined()
})

it('leaves for the login', async () => {
  const server = fakeServer({ 'POST logout': () => answer(null) })
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByLabelText('Password')).toBeDefined()
  expect(server.bodies('POST logout')).toHaveLength(1)
})

it('changes its language and keeps it', async () => {
  fakeServer()
  render(<App />)
  fireEvent.click(await screen.findByRole('button', { name: '中文' }))
  expect(await screen.findByRole('link', { name: '总览' })).toBeDefined()
  expect(document.documentElement.lang).toBe('zh-CN')
  expect(firstLanguage()).toBe('zh-CN')
})

it('looks again every 15 seconds while the page is seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = fakeServer()
  render(<App />)
  await screen.findByRole('link', { name: /media/ })
  const asked = () => server.bodies('GET overview').length
  expect(asked()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(asked()).toBe(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked()).toBe(2)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('draws the numbers, each with its text', async () => {
  const data = numbers()
  const point = { at: data.from, remote: 'media', release: '1.4.0-bbb', loads: 40, failures: 2, p75: 700 }
  const releases = [
    counted('1.4.0-bbb', {
      ...{ loads: 40, failures: 2, loadMs: { p50: 500, p75: 700, p95: 900 }, failuresByKind: { fetch: 2 }, errors: 1 },
      vitals: { LCP: { p75: 5000, n: 30 } },
      renderFaults: { late: 3 },
    }),
  ]
  fakeServer({ 'GET numbers': () => answer({ ...data, releases, course: [point] }) })
  render(<App />)
  await screen.findByRole('link', { name: /media/ })
  goTo('numbers')
  const loads = within(await screen.findByRole('figure', { name: 'Loads' }))
  const plot = loads.getByRole('slider')
  expect(plot.getAttribute('aria-valuetext')).toBe('Whole span: 1.4.0-bbb 40')
  fireEvent.keyDown(plot, { key: 'Home' })
  expect(plot.getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d: 1\.4\.0-bbb 40$/)
  expect(loads.getByRole('cell', { name: '40' })).toBeDefined()
  expect(screen.getByText('Poor')).toBeDefined()
  expect(screen.getByText('Could not be fetched')).toBeDefined()
  expect(screen.getByText('Rendering: took too long')).toBeDefined()
  expect(screen.getByText('4.8 % of loads failed')).toBeDefined()
})

it('says so where no numbers came yet', async () => {
  fakeServer()
  render(<App />)
  await screen.findByRole('link', { name: /media/ })
  goTo('numbers')
  expect(await screen.findByText(/No numbers yet/)).toBeDefined()
})

it('narrows the log to a remote and a person', async () => {
  const server = fakeServer()
  render(<App />)
  await screen.findByRole('link', { name: /media/ })
  goTo('log')
  fireEvent.change(await screen.findByLabelText('Remote'), { target: { value: 'media' } })
  fireEvent.change(screen.getByLabelText('Person or program'), { target: { value: ' li ' } })
  expect(await screen.findByText('Nothing was changed so.')).toBeDefined()
  expect(server.sent.at(-1)?.call).toBe('GET log?remote=media&who=li')
})

it('shows the log, and older entries below it', async () => {
  const entry = (id: number): LogEntry => ({
    ...{
      id,
      at: Date.parse('2026-03-10T12:00:00Z') + id,
      serial: id,
      who: id === 2 ? 'plaza' : 'ops',
      owner: null,
      remote: 'media',
    },
    ...{ action: 'publish', why: `reason ${id}`, detail: { release: `1.0.${id}-aaa` } },
  })
  const server = fakeServer({ 'GET log': () => answer({ list: [entry(3), entry(2)], next: 2 }) })
  render(<App />)
  await screen.findByRole('link', { name: /media/ })
  goTo('log')
  await screen.findByText('reason 3')
  expect(screen.getByText(/by Plaza itself/)).toBeDefined()
  server.answers['GET log'] = () => answer({ list: [entry(1)], next: null })
  fireEvent.click(screen.getByRole('button', { name: 'Older' }))
  await screen.findByText('reason 1')
  expect(screen.getAllByText(/^reason/).map(({ textContent }) => textContent)).toEqual([
    'reason 3',
    'reason 2',
    'reason 1',
  ])
  expect(server.sent.some(({ call }) => call === 'GET log?before=2')).toBe(true)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Older' })).toBeNull())
})
