import type { Booking } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { position } from '../../testing/position-samples'
import { visit } from '../../testing/visit'

const answers = {
  'positions.list': pageOf(position(), position({ id: '654', name: 'Old Pier Hall', kind: 'hall' })),
}
const draw = (options: VisitOptions = {}) =>
  visit('venues', {}, { ...options, answers: { ...answers, ...options.answers } })

it('leads to the page of each kind of place, with its distance and rooms', async () => {
  const { host } = await draw()
  const centre = (await screen.findByText('The Centre')).closest('a')
  expect(centre?.getAttribute('href')).toBe('/position-information?id=651')
  expect(centre?.textContent).toMatch(/320\s?m.*Open day and night.*2 to book/)
  expect(screen.getByText('Old Pier Hall').closest('a')?.getAttribute('href')).toBe('/venue-details/654')
  expect(host.callsOf('positions.list')).toEqual([{}])
})

it('keeps the kind in the address', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Culture' }))
  expect(host.navigations).toEqual(['/practice-venue?kind=culture'])
})

it('shows that nothing fits, with the way to all, and that the server is busy', async () => {
  await draw({ query: { kind: 'science' }, answers: { 'positions.list': pageOf() } })
  expect(await screen.findByRole('button', { name: 'Show all places' })).toBeTruthy()
  await draw({ answers: { 'positions.list': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})

const booking = (over: Partial<Booking>): Booking => ({
  ...{ id: 'b1', position: { id: '654', name: 'Old Pier Hall', kind: 'hall' }, room: { id: '8', name: 'Great room' } },
  ...{ starts_at: '2026-11-28T06:00:00Z', ends_at: '2026-11-28T08:00:00Z', purpose: 'Reading circle', people: 20 },
  ...{ state: 'pending', reason: null, created_at: '2026-11-27T06:00:00Z', person: null, steps: ['cancel'] },
  ...over,
})

it('shows the bookings of all places, and cancels one there', async () => {
  const other = booking({ id: 'b2', position: { id: '652', name: 'Salt Lane', kind: 'station' }, steps: [] })
  const { host } = await draw({
    query: { tab: 'bookings' },
    user: person({ id: '7' }),
    answers: {
      'bookings.mine': pageOf(booking({}), other),
      'bookings.step': booking({ state: 'cancelled', steps: [] }),
    },
  })
  const place = await screen.findByRole('link', { name: 'Old Pier Hall' })
  expect(place.getAttribute('href')).toBe('/venue-details/654')
  expect(screen.getByRole('link', { name: 'Salt Lane' }).getAttribute('href')).toBe('/position-information?id=652')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  await waitFor(() =>
    expect(host.callsOf('bookings.step')).toEqual([{ params: { id: 'b1' }, body: { step: 'cancel' } }]),
  )
})

it('asks a guest to log in for own bookings', async () => {
  const { host } = await draw({ query: { tab: 'bookings' }, user: null })
  expect(await screen.findByRole('button', { name: 'Log in to see your bookings' })).toBeTruthy()
  expect(host.callsOf('bookings.mine')).toEqual([])
})
