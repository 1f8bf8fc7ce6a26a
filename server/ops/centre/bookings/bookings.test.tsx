import { shiftDate, siteDate } from '@plaza/shared/format'
import type { CentreBooking, CentreBookings } from '@plaza/shared/operations'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../app'
import { answer, fakeServer, openDialogs, refusal } from '../../testing/fake-server'

beforeEach(openDialogs)
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const booking = (more: Partial<CentreBooking> = {}): CentreBooking => ({
  ...{ id: 'b1', venue: { id: '654', name: 'Old Pier' }, room: 'Great room', seats: 60 },
  ...{ startsAt: Date.parse('2026-11-27T10:00+08:00'), endsAt: Date.parse('2026-11-27T12:00+08:00') },
  ...{ purpose: 'Reading circle', people: 20, state: 'accepted', reason: null, releasedBy: null },
  ...{ nickname: 'Lin', releasable: true },
  ...more,
})

function open(list: readonly CentreBooking[], answers: Parameters<typeof fakeServer>[0] = {}) {
  window.location.hash = '#bookings'
  const venues = [
    { id: '651', name: 'Harbour', bookings: 0 },
    { id: '654', name: 'Old Pier', bookings: 2 },
  ]
  const page: CentreBookings = { list, next: null, venues }
  const server = fakeServer({
    'GET me': () => answer({ name: 'ada', role: 'centre' }),
    'GET centre/bookings': () => answer(page),
    ...answers,
  })
  render(<App />)
  return server
}
const asked = (server: ReturnType<typeof open>) =>
  server.sent.map(({ call }) => call).filter((call) => call.includes('centre/bookings'))

it('shows a day of all venues, and goes to another day and venue', async () => {
  const server = open([booking(), booking({ id: 'b2', state: 'over', releasable: false, purpose: 'Rehearsal' })])
  await screen.findAllByText('10:00 to 12:00')
  expect(screen.getAllByText('Old Pier · Great room · 20 people, 60 seats · Booked by Lin')).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /^Release/ })).toHaveLength(1)
  const today = siteDate(Date.now())
  expect(asked(server)).toEqual([`GET centre/bookings?day=${today}`])
  fireEvent.click(screen.getByRole('button', { name: 'Day after' }))
  fireEvent.change(await screen.findByRole('combobox', { name: 'Venue' }), { target: { value: '654' } })
  expect(await screen.findByRole('option', { name: 'Old Pier (2)' })).toHaveProperty('selected', true)
  await vi.waitFor(() => expect(asked(server).at(-1)).toBe(`GET centre/bookings?day=${shiftDate(today, 1)}&venue=654`))
})

it('releases a room with a reason, once, and shows who did', async () => {
  const server = open([booking()], { 'POST centre/release-booking': () => answer(booking()) })
  fireEvent.click(await screen.findByRole('button', { name: 'Release: Reading circle' }))
  const dialog = within(await screen.findByRole('dialog'))
  const submit = dialog.getByRole('button', { name: 'Release' })
  fireEvent.click(submit)
  await dialog.findByText('Write at least 2 characters.')
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: ' The roof leaks ' } })
  server.answers['GET centre/bookings'] = () =>
    answer({
      ...{ venues: [], next: null },
      list: [booking({ state: 'refused', reason: 'The roof leaks', releasedBy: 'ada', releasable: false })],
    })
  fireEvent.click(submit)
  fireEvent.click(submit)
  await screen.findByText('ada of the centre: The roof leaks')
  expect(screen.getByText('Released')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.bodies('POST centre/release-booking')).toEqual([{ id: 'b1', why: 'The roof leaks' }])
})

it('says that somebody was faster, keeps the words, and looks again', async () => {
  const server = open([booking()], { 'POST centre/release-booking': () => refusal('It changed meanwhile') })
  fireEvent.click(await screen.findByRole('button', { name: 'Release: Reading circle' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'The roof leaks' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Release' }))
  await dialog.findByText('It changed meanwhile')
  expect(dialog.getByLabelText('Why')).toHaveProperty('value', 'The roof leaks')
  server.answers['GET centre/bookings'] = () => answer({ list: [], next: null, venues: [] })
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('No room is booked for this day.')).toBeDefined()
})
