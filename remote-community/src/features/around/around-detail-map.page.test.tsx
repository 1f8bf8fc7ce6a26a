import { failing, type VisitOptions } from '@plaza/shared/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { merchant } from '../../testing/samples'
import { visit } from '../../testing/visit'

const source = { tiles: '/tiles/{z}/{x}/{y}.svg', attribution: null, middle: null, min_zoom: 9, max_zoom: 18 }
const detail = { ...merchant({ distance: 640 }), intro: '', images: [] }

const show = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'around-detail-map',
    { id: 711 },
    { answers: { 'merchants.detail': detail, 'config.map': source, ...answers }, ...options },
  )

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  ),
)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('marks the place, says where it is and opens the phone’s map app', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')
  await show()
  expect(await screen.findByRole('application', { name: 'Map of Salt Store Reading Room' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Salt Store Reading Room', pressed: true })).toBeTruthy()
  expect(screen.getByText('1 Salt Store Road')).toBeTruthy()
  expect(screen.getByText('640m away')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open in a map app' }).getAttribute('href')).toMatch(/^geo:30\.5,121\.9\?/)
})

it('says that a place is gone', async () => {
  await show({ answers: { 'merchants.detail': failing({ code: 403001 }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('leads to the map app also where the map does not come', async () => {
  await show({ answers: { 'config.map': failing({ status: 500 }) } })
  expect(await screen.findByRole('link', { name: 'Open in a map app' })).toBeTruthy()
})
