import { setPosition } from '@plaza/shared/position'
import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { merchant } from '../../testing/samples'
import { visit } from '../../testing/visit'

const show = ({ answers, ...options }: VisitOptions = {}) =>
  visit('around', {}, { answers: { 'merchants.near': pageOf(merchant()), ...answers }, ...options })

const locate = (answer: (done: PositionCallback, fail: PositionErrorCallback) => void) => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { ...navigator, userAgent: '', geolocation: { getCurrentPosition: answer } })
}

afterEach(() => {
  vi.unstubAllGlobals()
  setPosition(null)
})

it('shows name, address and whether it is open, and leads to the place', async () => {
  await show()
  const link = await screen.findByRole('link', { name: /Salt Store Reading Room/ })
  expect(link.getAttribute('href')).toBe('/arounds/711')
  expect(link.textContent).toContain('Open day and night')
  expect(link.textContent).toContain('1 Salt Store Road')
})

it.each([
  [40, 'less than 100m'],
  [860, '860m'],
  [1240, '1.2km'],
  [120_000, 'more than 100km'],
])('writes %i metres as %s', async (distance, words) => {
  await show({ answers: { 'merchants.near': pageOf(merchant({ distance })) } })
  expect(await screen.findByText(words)).toBeTruthy()
})

describe('the position', () => {
  it('is asked for on tap, with the reason beside it, and sorts the list', async () => {
    locate((done) => done({ coords: { latitude: 30.49851234, longitude: 121.8962 } } as GeolocationPosition))
    const { host } = await show()
    await screen.findByText(/used only to measure distances/)
    expect(host.callsOf('merchants.near')).toEqual([{}])
    fireEvent.click(screen.getByRole('button', { name: 'Sort by distance' }))
    await screen.findByText('Sorted by the distance from here')
    await waitFor(() =>
      expect(host.callsOf('merchants.near').at(-1)).toEqual({ query: { lat: '30.4985', lng: '121.8962' } }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'By city' }))
    await screen.findByText(/used only to measure distances/)
  })

  it('is not needed: without leave the city’s places stay', async () => {
    locate((_, fail) => fail({ code: 1 } as GeolocationPositionError))
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Sort by distance' }))
    expect(await screen.findByText(/switched off for this site/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Salt Store/ })).toBeTruthy()
  })
})

describe('filters', () => {
  it('are those of the address', async () => {
    const { host } = await show({ query: { kind: 'library', open: '1', q: 'salt' } })
    await screen.findByRole('link', { name: /Salt Store/ })
    expect(host.callsOf('merchants.near')).toEqual([{ query: { kind: 'library', open: '1', q: 'salt' } }])
    expect(screen.getByRole('button', { name: 'Open now', pressed: true })).toBeTruthy()
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('salt')
  })

  it('go into the address', async () => {
    const { host } = await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Parks' }))
    const search = screen.getByRole('searchbox')
    fireEvent.change(search, { target: { value: ' salt ' } })
    fireEvent.submit(search)
    expect(host.navigations).toEqual(['/around?kind=park', '/around?kind=park&q=salt'])
  })

  it('are dropped from an empty list with one tap', async () => {
    const { host } = await show({ query: { kind: 'police' }, answers: { 'merchants.near': pageOf() } })
    fireEvent.click(await screen.findByRole('button', { name: 'Show all places' }))
    expect(host.navigations).toEqual(['/around'])
  })
})

it('offers to try again after a failure', async () => {
  await show({ answers: { 'merchants.near': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})
