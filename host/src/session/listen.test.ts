import { person } from '@plaza/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropCookie, writeCookie } from '../storage/cookies'
import { createSessionHolder } from './holder'
import { listen } from './listen'

const TOKEN = 'own-token-aaaaaaaaaaaaaaaa'
let stop = () => {}

function start(token: string | null) {
  if (token) writeCookie('Authorization', token, 1)
  const holder = createSessionHolder()
  const [refresh, onLogin] = [vi.fn(async () => {}), vi.fn()]
  stop = listen(holder, refresh, onLogin)
  return { holder, refresh, onLogin }
}
const otherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: 'plaza.session' }))
const pageShown = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

beforeEach(() => {
  localStorage.clear()
  dropCookie('Authorization')
  dropCookie('userInfo')
})
afterEach(() => stop())

it('adopts a login of another tab, and reports it', () => {
  const { holder, refresh, onLogin } = start(null)
  writeCookie('Authorization', TOKEN, 1)
  otherTab()
  expect(holder.keeper.token()).toBe(TOKEN)
  expect([refresh.mock.calls.length, onLogin.mock.calls.length]).toEqual([1, 1])
})

it('adopts a logout of another tab, which is no login', () => {
  const { holder, refresh, onLogin } = start(TOKEN)
  dropCookie('Authorization')
  otherTab()
  expect(holder.store.getState().status).toBe('guest')
  expect([refresh.mock.calls.length, onLogin.mock.calls.length]).toEqual([1, 0])
})

it.each<[what: string, key: string | null, status: string]>([
  ['takes over that everything was cleared', null, 'guest'],
  ['takes no notice of what else is written', 'plaza.theme', 'checking'],
])('%s in another tab', (_, key, status) => {
  const { holder } = start(TOKEN)
  dropCookie('Authorization')
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(holder.store.getState().status).toBe(status)
})

it('does nothing where the token is the same', () => {
  const { refresh } = start(TOKEN)
  otherTab()
  expect(refresh).not.toHaveBeenCalled()
})

it.each([
  ['looks at the login again in a page that comes out of the cache of the browser', true, 1],
  ['has just looked in a page that was loaded', false, 0],
])('%s', (_, persisted, times) => {
  const { refresh } = start(null)
  writeCookie('Authorization', TOKEN, 1)
  pageShown(persisted)
  expect(refresh).toHaveBeenCalledTimes(times)
})

it.each<[string, string | null, boolean, number]>([
  ['asks who the person is once the network is back', TOKEN, false, 1],
  ['asks nothing of a person who is known', TOKEN, true, 0],
  ['asks nothing of a guest', null, false, 0],
])('%s', (_, token, isKnown, times) => {
  const { holder, refresh } = start(token)
  if (isKnown) holder.update(person())
  window.dispatchEvent(new Event('online'))
  expect(refresh).toHaveBeenCalledTimes(times)
})

it('ignores events after it was stopped', () => {
  const { refresh } = start(TOKEN)
  stop()
  window.dispatchEvent(new Event('online'))
  expect(refresh).not.toHaveBeenCalled()
})
