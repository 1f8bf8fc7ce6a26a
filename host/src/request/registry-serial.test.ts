import { beforeEach, expect, it, vi } from 'vitest'

let serials: typeof import('./registry-serial')
beforeEach(async () => {
  vi.resetModules()
  serials = await import('./registry-serial')
})

it('reports the newest serial, even to a late listener', () => {
  serials.noteSerial('7')
  const listener = vi.fn()
  serials.onSerial(listener)
  serials.noteSerial('9')
  expect(listener.mock.calls).toEqual([[7], [9]])
})

it.each(['8', null, undefined, '', 'x', '-1'])('ignores older and invalid serials: %s', (header) => {
  const listener = vi.fn()
  serials.noteSerial('9')
  serials.onSerial(listener)
  serials.noteSerial(header)
  expect(listener).toHaveBeenLastCalledWith(9)
})
