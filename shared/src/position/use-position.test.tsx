import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePosition } from './use-position'

const used = vi.fn()
function Probe() {
  const { locating, missing, locate, forget } = usePosition(used)
  return (
    <>
      <button type="button" onClick={locate}>
        {locating ? 'locating' : (missing ?? 'idle')}
      </button>
      <button type="button" onClick={forget}>
        forget
      </button>
    </>
  )
}

const device = () => {
  const answer = vi.fn<(done: PositionCallback, fail: PositionErrorCallback) => void>()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } })
  return (position: GeolocationPosition | null) =>
    act(async () => {
      const [done, fail] = answer.mock.calls.at(-1) ?? []
      if (position) done?.(position)
      else fail?.({ code: 1 } as GeolocationPositionError)
    })
}
const there = { coords: { latitude: 29.9, longitude: 121.6 } } as GeolocationPosition

afterEach(() => {
  vi.unstubAllGlobals()
  used.mockReset()
})

it('is locating until its callback is done', async () => {
  const answers = device()
  let finish = () => {}
  used.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
  render(<Probe />)
  fireEvent.click(screen.getByRole('button', { name: 'idle' }))
  await answers(there)
  expect(used).toHaveBeenCalledWith({ lat: 29.9, lng: 121.6 })
  screen.getByRole('button', { name: 'locating' })
  await act(async () => finish())
  screen.getByRole('button', { name: 'idle' })
})

it('shows why there is no position, until a retry or another choice', async () => {
  const answers = device()
  render(<Probe />)
  fireEvent.click(screen.getByRole('button', { name: 'idle' }))
  await answers(null)
  fireEvent.click(screen.getByRole('button', { name: 'denied' }))
  await answers(null)
  fireEvent.click(screen.getByRole('button', { name: 'forget' }))
  screen.getByRole('button', { name: 'idle' })
  expect(used).not.toHaveBeenCalled()
})
