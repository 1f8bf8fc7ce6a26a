import type { Position } from '@plaza/shared/api'
import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
const position: Position = {
  ...{
    id: '651',
    name: 'The Centre',
    kind: 'centre',
    district: '临江',
    address: 'South Road 1',
    lat: 30.5,
    lng: 121.9,
  },
  ...{ image: null, hours: { week, days: {} }, rooms: 0, distance: null },
}
const draw = (options: VisitOptions = {}) =>
  visit('practice-map', {}, { ...options, answers: { 'positions.list': pageOf(position), ...options.answers } })

it('shows the list first, and keeps the choice of the map in the address', async () => {
  const { host } = await draw({ answers: { 'config.map': failing({ status: 500 }) } })
  expect((await screen.findByText('The Centre')).closest('a')?.getAttribute('href')).toBe(
    '/position-information?id=651',
  )
  expect(host.callsOf('config.map')).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: 'Map' }))
  expect(host.navigations).toEqual(['/practice-map?view=map'])
})

it('says that the map could not be loaded, with a way to try again', async () => {
  const { host } = await draw({ query: { view: 'map' }, answers: { 'config.map': failing({ status: 500 }) } })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(host.callsOf('config.map').length).toBe(2))
})
