import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseInToast, hideLater, keepToast, overlay, showError, toast } from './overlay.store'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const words = () => overlay.getState().toast?.text

it('a toast stands for two seconds', () => {
  toast('Copied')
  vi.advanceTimersByTime(1999)
  expect(words()).toBe('Copied')
  vi.advanceTimersByTime(1)
  expect(words()).toBeUndefined()
})

it('the next toast takes the place of one, and stands for two seconds of its own', () => {
  toast('First')
  vi.advanceTimersByTime(1500)
  toast('Second')
  vi.advanceTimersByTime(1999)
  expect(words()).toBe('Second')
  vi.advanceTimersByTime(1)
  expect(words()).toBeUndefined()
})

it('the hook of the error overlay shows type 1 unless it is told another', () => {
  showError()
  expect(overlay.getState().error).toBe(1)
  showError(2)
  expect(overlay.getState().error).toBe(2)
})

it('a toast with an action stands as long as the action is offered, and goes with the choice', () => {
  const undo = vi.fn()
  toast('Deleted', { label: 'Undo', seconds: 8, onChoose: undo })
  vi.advanceTimersByTime(7999)
  expect(words()).toBe('Deleted')
  chooseInToast()
  expect([words(), undo.mock.calls.length]).toEqual([undefined, 1])
  toast('Deleted', { label: 'Undo', seconds: 8, onChoose: undo })
  vi.advanceTimersByTime(8000)
  expect([words(), undo.mock.calls.length]).toEqual([undefined, 1])
})

it('a toast stays while its action has the focus', () => {
  toast('Deleted', { label: 'Undo', seconds: 8, onChoose: () => {} })
  keepToast()
  vi.advanceTimersByTime(60_000)
  expect(words()).toBe('Deleted')
  hideLater()
  vi.advanceTimersByTime(8000)
  expect(words()).toBeUndefined()
})
