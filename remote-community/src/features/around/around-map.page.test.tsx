import { setPosition } from '@plaza/shared/position'
import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { merchant } from '../../testing/samples'
import { visit } from '../../testing/visit'

const source = { tiles: '/tiles/{z}/{x}/{y}.svg', attribution: null, middle: null, min_zoom: 9, max_zoom: 18 }
const library = merchant()
const park = merchant({
  id: '712',
  name: '盐仓公园',
  name_en: 'Salt Store Park',
  kind: 'park',
  lat: 30.51,
  lng: 121.92,
})
const detail = { ...library, distance: 640, intro: '', images: [] }

const show = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'around-map',
    {},
    {
      answers: {
        'merchants.near': pageOf(library, park),
        'merchants.map': { list: [library, park], complete: true },
        'merchants.detail': detail,
        'config.map': source,
        ...answers,
      },
      ...options,
    },
  )
const map = () => screen.findByRole('application', { name: 'Nearby on the map' })

// jsdom has no layout: the map is as large as on a phone.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setPosition(null)
})

it('asks for the places of the section that shows the nearest ones', async () => {
  const { host } = await show()
  await map()
  await waitFor(() => expect(host.callsOf('merchants.map').length).toBeGreaterThan(0))
  const { query } = host.callsOf('merchants.map').at(-1) as { query: Record<string, string> }
  for (const { lat, lng } of [library, park]) {
    expect(Number(query.south)).toBeLessThan(lat)
    expect(Number(query.north)).toBeGreaterThan(lat)
    expect(Number(query.west)).toBeLessThan(lng)
    expect(Number(query.east)).toBeGreaterThan(lng)
  }
})

it('shows the tapped place as a card that leads to it, and takes it away by Escape', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Salt Store Reading Room' }))
  const card = screen.getByRole('region', { name: 'Chosen place' })
  await waitFor(() => expect(card.textContent).toContain('1 Salt Store Road'))
  expect(card.textContent).toContain('640m away')
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/arounds/711')
  expect(screen.getByRole('button', { name: 'Salt Store Reading Room', pressed: true })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(card.textContent).toBe('')
})

it('shows a place of the list on the map', async () => {
  await show()
  await map()
  Element.prototype.scrollIntoView = () => undefined
  fireEvent.click(await screen.findByRole('button', { name: 'Show Salt Store Park on the map' }))
  expect(screen.getByRole('region', { name: 'Chosen place' }).textContent).toContain('Salt Store Park')
})

describe('filters', () => {
  it('are those of the address, for the list, the map and the way back to the list', async () => {
    const filter = { kind: 'library', open: '1', q: 'salt' }
    const { host } = await show({ query: filter })
    await waitFor(() => expect(host.callsOf('merchants.map').at(-1)).toMatchObject({ query: filter }))
    expect(host.callsOf('merchants.near')).toEqual([{ query: filter }])
    expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/around?kind=library&open=1&q=salt')
  })

  it('close the card of a place that may not pass them', async () => {
    const { host } = await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Salt Store Reading Room' }))
    fireEvent.click(screen.getByRole('button', { name: 'Parks' }))
    await waitFor(() => expect(host.callsOf('merchants.map').at(-1)).toMatchObject({ query: { kind: 'park' } }))
    const pin = await screen.findByRole('button', { name: 'Salt Store Reading Room' })
    expect(pin.getAttribute('aria-pressed')).toBeNull()
    expect(screen.getByRole('region', { name: 'Chosen place' }).textContent).toBe('')
  })
})

it('opens a cluster by keyboard, and keeps the focus in the map', async () => {
  const close = merchant({ id: '713', lat: library.lat + 0.00002, lng: library.lng })
  await show({ answers: { 'merchants.map': { list: [library, close], complete: true } } })
  fireEvent.click(await screen.findByRole('button', { name: '2 places, zoom in' }), { detail: 0 })
  expect(document.activeElement).toBe(await map())
})

it('asks for no position by itself, and marks one that was given', async () => {
  const ask = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, userAgent: '', platform: '', geolocation: { getCurrentPosition: ask } })
  const { unmount } = await show()
  await map()
  expect(ask).not.toHaveBeenCalled()
  expect(screen.queryByRole('img', { name: 'You are here' })).toBeNull()
  unmount()
  setPosition({ lat: 30.4985, lng: 121.8962 })
  const { host } = await show()
  expect(await screen.findByRole('img', { name: 'You are here' })).toBeTruthy()
  expect(host.callsOf('merchants.near')).toEqual([{ query: { lat: '30.4985', lng: '121.8962' } }])
})

it.each([
  ['nothing is there', { list: [], complete: true }, 'No place in this part of the map'],
  ['there is more than it shows', { list: [library], complete: false }, 'Zoom in to see every place'],
  ['the places do not come', failing({ status: 500 }), 'The places could not be loaded'],
])('says when %s', async (_, answer, words) => {
  await show({ answers: { 'merchants.map': answer } })
  expect(await screen.findByText(words)).toBeTruthy()
})

it('has its list without the map', async () => {
  await show({ answers: { 'config.map': failing({ status: 500 }) } })
  expect(await screen.findByRole('link', { name: /Salt Store Park/ })).toBeTruthy()
  expect(await screen.findByText('The places could not be loaded')).toBeTruthy()
})

it('shows what a provider of tiles wants to be said', async () => {
  await show({ answers: { 'config.map': { ...source, attribution: '© Tiles' } } })
  expect(await screen.findByText('© Tiles')).toBeTruthy()
})
