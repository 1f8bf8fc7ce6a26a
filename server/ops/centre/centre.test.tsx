import { monthText } from '@plaza/shared/format'
import type {
  BoardCounts,
  CentreBoard,
  CentreChecks,
  CentreHoursEntry,
  CentreVolunteer,
} from '@plaza/shared/operations'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs, refusal } from '../testing/fake-server'

beforeEach(openDialogs)
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const counts: BoardCounts = {
  ...{ hours: 12.5, people: 4, activities: 3, volunteers: 1 },
  ...{ wishesPublished: 9, wishesClaimed: 8, wishesFinished: 5, wishesGivenBack: 2, wishDays: 6.25 },
  ...{
    ordersOrdered: 11,
    ordersProvided: 7,
    ordersRefused: 1,
    ordersOverdue: 2,
    ordersScored: 0,
    orderScore: null,
    ordersGivenBack: 3,
  },
  ...{ bookingsAsked: 20, bookings: 14, bookingPeople: 160 },
}
const board: CentreBoard = {
  month: '2026-11',
  days: [
    { day: '2026-11-01', ...counts },
    { day: '2026-11-02', ...counts, hours: 0 },
  ],
  total: counts,
  before: { ...counts, people: 6, wishDays: 8.5, orderScore: 4 },
  teams: [{ id: '1', name: '港湾队', nameEn: 'Harbour team', hours: 12.5, services: 5 }],
}
const entry = (more: Partial<CentreHoursEntry> = {}): CentreHoursEntry => ({
  ...{ id: 7, source: 'hand', title: 'Beach cleaning', hours: 2, servedAt: Date.now(), reviewer: 'bo', note: 'seen' },
  ...{ isReversal: false, reversedAt: null },
  ...more,
})
const volunteer = (...entries: CentreHoursEntry[]): CentreVolunteer => ({
  ...{ number: 'SB000012', nickname: 'Lin', hours: 2 },
  entries,
})

const noChecks: CentreChecks = { waiting: [], managers: [] }
const about = { team: 'Harbour team', activity: 'Pier duty', nickname: 'Lin', number: 'SB000012', hours: 2 }
const checks: CentreChecks = {
  waiting: [{ ...about, activityId: '9', userId: '5', endedAt: Date.now(), signedInAt: Date.now(), signedOutAt: null }],
  managers: [{ ...about, activity: 'Tea for all', entry: 3, reviewer: 'Bo', servedAt: Date.now() }],
}

function open(view: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  window.location.hash = `#${view}`
  const server = fakeServer({
    'GET me': () => answer({ name: 'ada', role: 'centre' }),
    'GET centre/board': () => answer(board),
    'GET centre/hours': () => answer(volunteer(entry())),
    'GET centre/checks': () => answer(noChecks),
    ...answers,
  })
  render(<App />)
  return server
}
async function find(number: string) {
  fireEvent.change(await screen.findByLabelText('Volunteer number'), { target: { value: number } })
  fireEvent.click(screen.getByRole('button', { name: 'Find' }))
}
const fill = (dialog: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } })

it('shows a month in figures, days and teams, and goes to the month before', async () => {
  const server = open('board')
  const tile = (await screen.findByText('People who gave them')).closest('div')
  expect(tile?.textContent).toContain('42 fewer than the month before')
  expect(screen.getByText('2026-11-01: 13 hours')).toBeDefined()
  expect(screen.getByRole('row', { name: 'Harbour team 13 5' })).toBeDefined()
  const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
  const month = /month=(\d{4}-\d{2})/.exec(file ?? '')?.[1] ?? ''
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(monthText(month))
  fireEvent.click(screen.getByRole('button', { name: 'Month before' }))
  await screen.findByText('Harbour team')
  expect(new Set(server.sent.map(({ call }) => call).filter((call) => call.includes('board'))).size).toBe(2)
  expect(screen.getByRole('button', { name: 'Month after' })).toHaveProperty('disabled', false)
})

it('shows the figures of wishes, orders and rooms, and compares no mean of nothing', async () => {
  open('board')
  await screen.findByRole('heading', { name: 'Wishes' })
  const tile = (name: string) => screen.getByText(name).closest('div')?.textContent
  expect(tile('Days until they came true')).toContain('6.32.2 fewer than the month before')
  expect(tile('Claims given back')).toContain('2As in the month before')
  expect(tile('Given back')).toContain('3')
  expect(tile('Mean score')).toBe('Mean scoreNone')
  expect(tile('People')).toContain('160')
})

it('refuses a number that cannot be one before it asks', async () => {
  const server = open('hours')
  await find('12')
  await screen.findByText('A number is SB and at least six digits.')
  expect(server.sent.filter(({ call }) => call.includes('hours'))).toEqual([])
})

it('says that there is no such volunteer', async () => {
  open('hours', { 'GET centre/hours': () => refusal('No such volunteer') })
  await find('SB999999')
  expect(await screen.findByText('No such volunteer')).toBeDefined()
})

it('takes an entry back with words that the volunteer reads, and shows it struck', async () => {
  const server = open('hours', {
    'POST centre/reverse-hours': () => answer(volunteer(entry({ reversedAt: Date.now() }))),
  })
  await find(' sb000012 ')
  fireEvent.click(await screen.findByRole('button', { name: 'Take back: Beach cleaning' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  await dialog.findByText('Write at least 2 characters.')
  fill(dialog, 'Why', ' Counted twice ')
  fireEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  await screen.findByText(/^Taken back/)
  expect(server.bodies('POST centre/reverse-hours')).toEqual([{ number: 'SB000012', entry: 7, why: 'Counted twice' }])
})

it('adds hours in quarters, keeps what was typed after a failure, and sends the same key again', async () => {
  let failures = 1
  const server = open('hours', {
    'POST centre/credit-hours': () =>
      failures-- > 0 ? refusal('Too busy') : answer(volunteer(entry(), entry({ id: 8 }))),
  })
  await find('SB000012')
  fireEvent.click(await screen.findByRole('button', { name: 'Add hours' }))
  const dialog = within(await screen.findByRole('dialog'))
  fill(dialog, 'For what', 'Night watch')
  fill(dialog, 'Hours', '1.3')
  fill(dialog, 'Why', 'List on paper')
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText(/in quarters/)
  fill(dialog, 'Hours', '1.25')
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('Too busy')
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = server.bodies('POST centre/credit-hours') as { key: string; hours: number }[]
  expect(first).toMatchObject({ number: 'SB000012', title: 'Night watch', hours: 1.25, why: 'List on paper' })
  expect(second).toEqual(first)
})

it('shows the review of wishes and shows alone, without bans or a search', async () => {
  const item = {
    ...{ id: 1, kind: 'wish', cause: 'held', state: 'waiting', version: 1, at: Date.now(), takenBy: null },
    ...{ decided: null, author: null, reports: { count: 0, list: [] } },
    subject: { title: 'A ramp', text: 'At my door', images: [], video: null, where: null },
  }
  open('review', {
    'GET queue/review': () => answer({ list: [item], next: null, waiting: { wish: 1 } }),
    'GET queue/review/log': () => answer({ list: [], next: null }),
  })
  await screen.findByText('At my door')
  const kinds = within(screen.getByRole('group', { name: 'Kind' }))
  expect(kinds.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'All 1',
    'Wish 1',
    'Civilisation show',
  ])
  expect(screen.queryByText('Look up')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'r' })
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText('Ban 1 day')).toBeNull()
})

it('decides about a presence that nobody has looked at, once for a double tap', async () => {
  const server = open('hours', {
    'GET centre/checks': () => answer(checks),
    'POST centre/decide-presence': () => answer({ ...checks, waiting: [] }),
  })
  const confirm = await screen.findByRole('button', { name: 'Confirm: Lin' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  await screen.findByText('None: the teams are up to date.')
  const sent = server.sent.filter(({ call }) => call === 'POST centre/decide-presence')
  expect(sent.map(({ body }) => body)).toEqual([{ activity: '9', user: '5', right: true }])
})

it('says why a presence could not be decided about, and keeps it', async () => {
  open('hours', {
    'GET centre/checks': () => answer(checks),
    'POST centre/decide-presence': () => refusal('It has changed meanwhile'),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo: Lin' }))
  expect((await screen.findByRole('alert')).textContent).toBe('It has changed meanwhile')
  expect(screen.getByRole('button', { name: 'Undo: Lin' })).toBeDefined()
})

it('shows the entries of a manager whose hours another one confirmed, and goes back', async () => {
  open('hours', { 'GET centre/checks': () => answer(checks) })
  fireEvent.click(await screen.findByRole('button', { name: 'Entries: Lin' }))
  await screen.findByRole('button', { name: 'Take back: Beach cleaning' })
  fireEvent.click(screen.getByRole('button', { name: 'To the checks' }))
  expect(await screen.findByText(/Tea for all/)).toBeDefined()
})
