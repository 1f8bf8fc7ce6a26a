import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogBack } from './log-back'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(isLoginPage = false) {
  const deps = { toast: vi.fn(), forget: vi.fn(), begin: vi.fn(), onLoginPage: () => isLoginPage }
  return { ...deps, logBack: createLogBack(deps) }
}

it('any number of expired answers cause one toast, one login and no further call', () => {
  const { logBack, toast, forget, begin } = setUp()
  for (const text of ['expired', 'expired once more']) logBack.expired(text, 1000)
  expect(toast.mock.calls).toEqual([['expired']])
  expect(forget).toHaveBeenCalledOnce()
  expect(logBack.active()).toBe(false)
  vi.advanceTimersByTime(999)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  logBack.expired('and once more', 1000)
  vi.advanceTimersByTime(5000)
  expect(begin).toHaveBeenCalledOnce()
})

it('a tap while a login is about to start does not start a second one', () => {
  const { logBack, begin } = setUp()
  logBack.expired('expired', 1000)
  logBack.logIn()
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(begin).toHaveBeenCalledOnce()
})

it('starts a login at once, or after the given delay', () => {
  const { logBack, begin } = setUp()
  logBack.logIn()
  expect(begin).toHaveBeenCalledTimes(1)
  logBack.logIn(1500)
  expect([begin.mock.calls.length, logBack.active()]).toEqual([1, false])
  vi.advanceTimersByTime(1500)
  expect(begin).toHaveBeenCalledTimes(2)
})

it('a login that has succeeded meanwhile needs none, and the next expired answer is told again', () => {
  const { logBack, toast, begin } = setUp()
  logBack.expired('expired', 1000)
  logBack.succeeded()
  vi.advanceTimersByTime(5000)
  expect([begin.mock.calls.length, logBack.active()]).toEqual([0, true])
  logBack.expired('expired again', 1000)
  expect(toast).toHaveBeenLastCalledWith('expired again')
})

it('begins none on the page of the login, and forgets the dead token there too', () => {
  const { logBack, toast, forget, begin } = setUp(true)
  logBack.expired('expired', 1000)
  logBack.logIn()
  vi.advanceTimersByTime(5000)
  expect(begin).not.toHaveBeenCalled()
  expect([toast.mock.calls.length, forget.mock.calls.length]).toEqual([1, 1])
})
