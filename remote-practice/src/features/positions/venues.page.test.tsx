import type { Position } from '@plaza/shared/api'
import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
const position = (over: Partial<Position> = {}): Position => ({
  ...{
    id: '651',
    name: 'The Centre',
    kind: 'centre',
    district: '临江',
    address: 'South Road 1',
    lat: 30.5,
    lng: 121.9,
  },
  ...{ image: null, hours: { week, days: {} }, rooms: 2, distance: 320 },
  ...over,
})
const answers = {
  'teams.config': {},
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
