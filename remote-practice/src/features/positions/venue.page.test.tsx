import { type Booking, codes, type Position, type PositionDetail } from '@plaza/shared/api'
import { momentOf } from '@plaza/shared/format'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { summary } from '../../testing/samples'
import { visit } from '../../testing/visit'

beforeEach(() => vi.useFakeTimers({ now: momentOf('2026-11-27T12:00'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const week = Array.from({ length: 7 }, () => [{ from: 600, to: 1290 }])
const position = (over: Partial<Position> = {}): Position => ({
  ...{ id: '654', name: 'Old Pier Hall', kind: 'hall', district: '临江', address: 'Pier 3', lat: 30.5, lng: 121.9 },
  ...{ image: '/pier.webp', hours: { week, days: {} }, rooms: 1, distance: null },
  ...over,
})
const venue = (over: Partial<PositionDetail> = {}): PositionDetail => ({
  ...position(),
  ...{ intro: 'A tea warehouse', phone: '0999-8800466', images: ['/pier.webp'], manages: false },
  parents: [{ id: '651', name: 'The Centre', kind: 'centre' }],
  room_list: [{ id: '8', name: 'Great room', seats: 60, equipment: 'projector' }],
  ...over,
})
const at = (clock: string) => new Date(momentOf(`2026-11-28T${clock}`)).toISOString()
const booking = (over: Partial<Booking> = {}): Booking => ({
  ...{ id: 'b1', position: { id: '654', name: 'Old Pier Hall', kind: 'hall' }, room: { id: '8', name: 'Great room' } },
  ...{ starts_at: at('14:00'), ends_at: at('16:00'), purpose: 'Reading circle', people: 20, state: 'pending' },
  ...{ reason: null, created_at: at('10:00'), person: null, steps: ['cancel'] },
  ...over,
})

const answers = {
  'positions.detail': venue(),
  'positions.children': { list: [] },
  'positions.activities': pageOf(summary()),
  'positions.teams': { list: [{ id: '4', name: 'Tide team', intro: 'Since 2021', activities: 3 }] },
  'config.map': failing({ status: 500 }),
  'bookings.mine': pageOf<Booking>(),
  'bookings.slots': {
    open: [{ starts_at: at('10:00'), ends_at: at('21:30') }],
    taken: [{ starts_at: at('11:00'), ends_at: at('13:00') }],
  },
}
const draw = ({ answers: more, ...options }: VisitOptions = {}) =>
  visit('venue', { id: '654' }, { ...options, answers: { ...answers, ...more } })

describe('a venue', () => {
  it('shows what it is, what takes place there, who is active, and what it belongs to', async () => {
    await draw()
    expect(await screen.findByRole('heading', { name: 'Old Pier Hall', level: 2 })).toBeTruthy()
    expect(screen.getByRole('link', { name: /The Centre/ }).getAttribute('href')).toBe('/position-information?id=651')
    expect(screen.getByRole('link', { name: 'Call 0999-8800466' }).getAttribute('href')).toBe('tel:09998800466')
    expect(await screen.findByText('Clean the old pier')).toBeTruthy()
    expect(await screen.findByText('3 activities here')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Book Great room' }).getAttribute('href')).toBe('/venue-details/654?room=8')
  })

  it('is shared', async () => {
    const { host } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    expect(host.shared).toMatchObject([{ id: 'venue', target: 'page', address: '/venue-details/654' }])
  })

  it('shows a guest no bookings, and that it is gone', async () => {
    const { host } = await draw({ answers: { 'positions.detail': failing({ code: codes.contentGone }) } })
    expect(await screen.findByText(/no longer/)).toBeTruthy()
    expect(host.callsOf('bookings.mine')).toEqual([])
  })

  it('shows own bookings, which can be cancelled after a question', async () => {
    const { host } = await draw({
      user: person(),
      answers: { 'bookings.mine': pageOf(booking()), 'bookings.step': booking({ state: 'cancelled', steps: [] }) },
    })
    const card = (await screen.findByText('Reading circle')).closest('article') as HTMLElement
    expect(card.textContent).toMatch(/Tomorrow|28 Nov/i)
    fireEvent.click(within(card).getByRole('button', { name: 'Cancel the booking' }))
    await waitFor(() =>
      expect(host.callsOf('bookings.step')).toEqual([{ params: { id: 'b1' }, body: { step: 'cancel' } }]),
    )
  })

  it('says that the centre took a room back, rather than that the venue refused', async () => {
    const released = booking({ state: 'refused', released: true, reason: 'The roof leaks', steps: [] })
    await draw({ user: person(), answers: { 'bookings.mine': pageOf(released) } })
    await screen.findByText('Taken back by the centre')
    screen.getByText('Reason: The roof leaks')
    expect(screen.queryByText('Refused')).toBeNull()
  })
})

describe('who decides on bookings', () => {
  const requests = {
    'positions.detail': venue({ manages: true }),
    'bookings.requests': pageOf(
      booking({ person: { id: 'u2', name: 'A Li', avatar: null, phone: '13800000002' }, steps: ['accept', 'refuse'] }),
    ),
  }

  it('accepts, and reads who asks', async () => {
    const { host } = await draw({ user: person(), answers: { ...requests, 'bookings.step': booking() } })
    expect((await screen.findByRole('link', { name: 'Call A Li' })).getAttribute('href')).toBe('tel:13800000002')
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() =>
      expect(host.callsOf('bookings.step')).toEqual([{ params: { id: 'b1' }, body: { step: 'accept' } }]),
    )
  })

  it('refuses with a reason, and sees the new state where it is too late', async () => {
    const { host } = await draw({
      user: person(),
      answers: { ...requests, 'bookings.step': failing({ code: codes.stateChanged }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    const sheet = await screen.findByRole('dialog')
    fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: 'Repairs' } })
    fireEvent.click(within(sheet).getByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(host.callsOf('bookings.requests').length).toBeGreaterThan(1))
    expect(host.callsOf('bookings.step')).toEqual([
      { params: { id: 'b1' }, body: { step: 'refuse', reason: 'Repairs' } },
    ])
  })
})

describe('the form', () => {
  const form = (options: VisitOptions = {}) => draw({ user: person(), query: { room: '8' }, ...options })

  it('says what is missing', async () => {
    const { host } = await form()
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for the room' }))
    expect(await screen.findByText('Please choose a day')).toBeTruthy()
    expect(host.callsOf('bookings.book')).toEqual([])
  })

  it('keeps what was typed, shows what is free on the day, and asks once', async () => {
    const draft = { key: '5f4dcc3b-0000-4000-8000-000000000000', date: '2026-11-28', from: null, to: null, people: 12 }
    const { host } = await form({
      drafts: { 'booking:8': { ...draft, purpose: 'Reading circle' } },
      answers: { 'bookings.book': booking() },
    })
    const day = await screen.findByRole('list', { name: 'Times of this day' })
    expect(
      within(day)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['10:00–11:00 free', '11:00–13:00 taken', '13:00–21:30 free'])
    fireEvent.click(screen.getByRole('button', { name: /From/ }))
    fireEvent.click(await screen.findByRole('radio', { name: '13:00' }))
    fireEvent.click(screen.getByRole('button', { name: /Until/ }))
    fireEvent.click(await screen.findByRole('radio', { name: '14:30' }))
    fireEvent.click(screen.getByRole('button', { name: 'Ask for the room' }))
    await waitFor(() => expect(host.callsOf('bookings.book')).toHaveLength(1))
    expect(host.callsOf('bookings.book')[0]).toMatchObject({
      params: { id: '654' },
      body: { room_id: '8', starts_at: at('13:00'), ends_at: at('14:30'), people: 12, purpose: 'Reading circle' },
    })
  })
})
