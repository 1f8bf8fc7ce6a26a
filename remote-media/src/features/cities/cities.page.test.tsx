import type { City } from '@plaza/shared/api'
import type { VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const city = (over: Partial<City>): City => ({
  adcode: '1',
  name: 'Harbour',
  pinyin: 'harbour',
  level: 'city',
  hot: 0,
  lat: 30,
  lng: 120,
  ...over,
})
const list = [
  city({}),
  city({ adcode: '2', name: 'Anlan', pinyin: 'anlan', hot: 1, lat: 40, lng: 120 }),
  city({ adcode: '3', name: 'Riverside', pinyin: 'riverside', level: 'district' }),
]
const open = (over: VisitOptions = {}) => visit('cities', {}, { answers: { 'config.cities': { list } }, ...over })
const part = (name: string) => within(screen.getByRole('region', { name }))

function standAt(answer: (found: PositionCallback, lost: PositionErrorCallback) => void) {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: answer } })
}
afterEach(() => vi.unstubAllGlobals())

it('shows hot cities, districts and all cities by letter', async () => {
  await open()
  await screen.findByRole('region', { name: 'Often chosen' })
  expect(
    part('Often chosen')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Anlan'])
  expect(part('Districts').getByRole('button', { name: 'Riverside' })).toBeTruthy()
  expect(
    part('All cities')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['A', 'H'])
})

it('stores the chosen city, confirms it and goes back', async () => {
  const { host } = await open()
  const back = vi.spyOn(host, 'back')
  fireEvent.click(await screen.findByRole('button', { name: 'Riverside' }))
  expect(host.site.getState().city).toEqual({ adcode: '3', name: 'Riverside' })
  expect(host.toasts).toEqual(['Now in Riverside'])
  expect(back).toHaveBeenCalledTimes(1)
})

it('offers the city of the device’s position', async () => {
  standAt((found) => found({ coords: { latitude: 40.1, longitude: 120 } } as GeolocationPosition))
  await open()
  const find = await screen.findByRole('button', { name: 'Find where I am' })
  await act(async () => void fireEvent.click(find))
  expect(part('Where you are').getByRole('button', { name: 'Anlan' })).toBeTruthy()
})

it('explains why there is no position, and keeps the list', async () => {
  standAt((_, lost) => lost({ code: 1 } as GeolocationPositionError))
  await open()
  const find = await screen.findByRole('button', { name: 'Find where I am' })
  await act(async () => void fireEvent.click(find))
  expect(part('Where you are').getByText(/did not tell where it is/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'All cities' })).toBeTruthy()
})

it('finds a city by a prefix of its pinyin', async () => {
  await open()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Find a city' }), { target: { value: 'an' } })
  expect(
    part('All cities')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['A'])
  fireEvent.change(screen.getByRole('textbox', { name: 'Find a city' }), { target: { value: 'zz' } })
  expect(screen.getByText('No data')).toBeTruthy()
})
