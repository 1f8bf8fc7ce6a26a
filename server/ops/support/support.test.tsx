import type { FeedbackSubject, QueueItem } from '@plaza/shared/operations'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs } from '../testing/fake-server'

beforeEach(openDialogs)
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const item = (id: number, more: Partial<QueueItem> = {}): QueueItem => ({
  ...{ id, kind: 'fault', cause: 'received', state: 'waiting', version: 2, at: Date.now() },
  ...{ takenBy: null, decided: null, author: { id: '1', name: 'Mei', joinedAt: 0, bannedUntil: null } },
  subject: null,
  ...more,
})
const feedback = (id: number, about: Partial<FeedbackSubject> = {}, more: Partial<QueueItem> = {}) =>
  item(id, {
    subject: {
      ...{ title: null, text: `Words ${id}`, images: [], video: null, where: '意见反馈', whereEn: 'Feedback' },
      feedback: { contact: 'mei@starbay.example', isGuest: false, entries: [], ...about },
    },
    ...more,
  })
const application = item(9, {
  kind: 'photographer',
  subject: {
    ...{ title: 'Li Xing', text: 'I take pictures of the tide.', images: [], video: null },
    ...{ where: '加入我们', whereEn: 'Join us' },
    application: {
      ...{ state: 'received', name: 'Li Xing', organisation: null, phone: '13800000002' },
      portfolio: 'https://li.starbay.example/tides',
    },
  },
})

async function open(list: readonly QueueItem[]) {
  const page = (items: readonly QueueItem[]) => answer({ list: items, next: null, waiting: {} })
  const done = () => answer({ items: [], failed: [] })
  const server = fakeServer({
    'GET me': () => answer({ name: 'sun', role: 'support' }),
    'GET queue/feedback': () => page(list),
    'GET queue/feedback/log': () => answer({ list: [], next: null }),
    'GET queue/applications': () => page([application]),
    'GET queue/applications/log': () => answer({ list: [], next: null }),
    'POST queue/feedback/decide': done,
    'POST queue/applications/decide': done,
  })
  render(<App />)
  await screen.findByText('Words 1')
  return server
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })

it('shows support its two queues and nothing else', async () => {
  await open([feedback(1)])
  const links = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(links).toEqual(['Feedback', 'Applications'])
})

it('answers a feedback with words of some length', async () => {
  const server = await open([feedback(1), feedback(2)])
  press('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer: 1 item' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Answer' }))
  await dialog.findByText('Write at least 2 characters.')
  fireEvent.change(dialog.getByLabelText('Words to the writer'), { target: { value: ' It is mended. ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Answer' }))
  await waitFor(() =>
    expect(server.bodies('POST queue/feedback/decide')).toEqual([
      { items: [{ id: 1, version: 2 }], decision: 'answer', why: 'It is mended.' },
    ]),
  )
})

it('shows how the writer is reached, and the conversation', async () => {
  const entries = [
    { id: 'a', at: Date.now(), by: 'support' as const, text: 'Which programme?' },
    { id: 'b', at: Date.now(), by: 'writer' as const, text: 'Night voices' },
  ]
  await open([feedback(1, { entries }, { cause: 'reopened' })])
  expect(screen.getByText('Written on')).toBeDefined()
  press('l')
  const details = within(await screen.findByRole('region', { name: 'The feedback' }))
  details.getByText('mei@starbay.example')
  expect(details.getAllByRole('listitem').map((one) => one.textContent?.split(' · ')[0])).toEqual(['Support', 'Writer'])
})

it('says that a guest reads no answer', async () => {
  await open([feedback(1, { isGuest: true }, { author: null })])
  expect(screen.getByText('Guest')).toBeDefined()
  press('c')
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the matter: 1 item' }))
  expect(dialog.getByText(/1 by guests/)).toBeDefined()
})

it('accepts an application, with phone and work of who applies', async () => {
  const server = await open([feedback(1)])
  act(() => {
    window.location.hash = '#applications'
    window.dispatchEvent(new Event('hashchange'))
  })
  await screen.findByText('I take pictures of the tide.')
  press('l')
  const details = within(await screen.findByRole('region', { name: 'The applicant' }))
  expect(details.getByRole('link', { name: '13800000002' }).getAttribute('href')).toBe('tel:13800000002')
  details.getByRole('link', { name: 'https://li.starbay.example/tides' })
  press('y')
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept: 1 item' }))
  fireEvent.change(dialog.getByLabelText('Words to the writer'), { target: { value: 'Welcome.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(server.bodies('POST queue/applications/decide')).toEqual([
      { items: [{ id: 9, version: 2 }], decision: 'accept', why: 'Welcome.' },
    ]),
  )
})
