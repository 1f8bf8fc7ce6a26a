import { afterEach, expect, it, vi } from 'vitest'
import { askPosition } from './ask-position'

const locate = (answer: (done: PositionCallback, fail: PositionErrorCallback) => void) => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } })
}

afterEach(() => vi.unstubAllGlobals())

it('returns only latitude and longitude', async () => {
  locate((done) => done({ coords: { latitude: 29.9, longitude: 121.6, accuracy: 5 } } as GeolocationPosition))
  await expect(askPosition()).resolves.toEqual({ lat: 29.9, lng: 121.6 })
})

it.each([
  ['denied', 1],
  ['unavailable', 2],
  ['unavailable', 3],
])('says "%s" for the error %i', async (name, code) => {
  locate((_, fail) => fail({ code } as GeolocationPositionError))
  await expect(askPosition()).rejects.toBe(name)
})

it('reports that the browser has no geolocation', async () => {
  vi.stubGlobal('navigator', {})
  await expect(askPosition()).rejects.toBe('unsupported')
})
