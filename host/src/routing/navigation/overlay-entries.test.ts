import { beforeEach, expect, it, vi } from 'vitest'
import type { Match } from '../../stage/match'
import type { ArrivalDeps } from './arrivals'
import { createNavigator } from './navigator'

const match = (id: string) => ({ route: { id, owner: 'media', row: { path: `/${id}` } }, params: {} }) as Match
const popped = () => new Promise((done) => addEventListener('popstate', () => setTimeout(done), { once: true }))
const quiet = () => new Promise((done) => setTimeout(done, 60))

/** A page of this visit with another one before it. */
async function setUp() {
  const shown: string[] = []
  const parts: ArrivalDeps = {
    resolve: (url) => ({ do: 'show', match: match(url.pathname.slice(1)) }),
    prepare: () => undefined,
    commit: ({ pathname, search }, _, how) => void shown.push(`${how} ${pathname}${search}`),
    onPending: () => {},
  }
  const navigator = createNavigator(parts)
  await navigator.start()
  navigator.navigate('/list')
  navigator.navigate('/page')
  shown.length = 0
  /** An overlay that reports its own closing, as a sheet does. */
  const overlay = (address?: string) => {
    const close = vi.fn(() => leave())
    const leave = navigator.openOverlay(close, address)
    return { close, leave }
  }
  return { navigator, shown, overlay }
}
async function goBack() {
  const gone = popped()
  history.back()
  await gone
  await quiet()
}

const listen = window.addEventListener.bind(window)
let listeners: EventListenerOrEventListenerObject[] = []
/** Simulates another document: earlier navigators no longer receive events. */
const forget = () => {
  for (const listener of listeners) window.removeEventListener('popstate', listener)
  listeners = []
}
beforeEach(() => {
  forget()
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    listen(type, listener, options)
    if (type === 'popstate') listeners.push(listener)
  })
  history.replaceState(null, '', '/start')
})

it('closes the topmost overlay by going back, then the one below, then leaves the page', async () => {
  const { shown, overlay } = await setUp()
  const [lower, upper] = [overlay(), overlay()]
  await goBack()
  expect([upper.close.mock.calls.length, lower.close.mock.calls.length]).toEqual([1, 0])
  await goBack()
  expect(lower.close).toHaveBeenCalledTimes(1)
  expect([location.pathname, shown]).toEqual(['/page', []])
  await goBack()
  expect(shown).toEqual(['pop /list'])
})

it('removes the history entry of an overlay that was closed in another way', async () => {
  const { shown, overlay } = await setUp()
  overlay().leave()
  await quiet()
  expect(history.state.overlays).toBeUndefined()
  await goBack()
  expect(shown).toEqual(['pop /list'])
})

it('does not open again by going forward', async () => {
  const { shown, overlay } = await setUp()
  const { close } = overlay()
  await goBack()
  const gone = popped()
  history.forward()
  await gone
  await quiet()
  expect([close.mock.calls.length, history.state.overlays, shown]).toEqual([1, undefined, []])
})

it('is closed by a navigation, and leaves no entry between the pages', async () => {
  const { navigator, shown, overlay } = await setUp()
  const [lower, upper] = [overlay(), overlay()]
  navigator.navigate('/next')
  await quiet()
  expect([lower.close.mock.calls.length, upper.close.mock.calls.length]).toEqual([1, 1])
  await goBack()
  await goBack()
  expect(shown).toEqual(['push /next', 'pop /page', 'pop /list'])
})

it('closes without the page that closing it leads to, where the page is left', async () => {
  const { navigator, shown } = await setUp()
  navigator.openOverlay(() => navigator.navigate('/elsewhere', true))
  navigator.navigate('/next')
  await quiet()
  expect(shown).toEqual(['push /next'])
})

it('closes without going back, where closing it means leaving the page and that is left anyway', async () => {
  const { navigator, shown } = await setUp()
  navigator.openOverlay(() => void navigator.back())
  navigator.navigate('/next')
  await quiet()
  expect(shown).toEqual(['push /next'])
})

it('lets another one replace the one that closes', async () => {
  const { shown, overlay } = await setUp()
  const length = history.length
  overlay().leave()
  const second = overlay()
  await quiet()
  expect([history.length, history.state.overlays]).toEqual([length + 1, 1])
  await goBack()
  expect([second.close.mock.calls.length, shown]).toEqual([1, []])
})

it('survives opening and closing faster than the history follows', async () => {
  const { shown, overlay } = await setUp()
  for (let round = 0; round < 5; round++) {
    overlay().leave()
    await Promise.resolve()
  }
  const last = overlay()
  await quiet()
  expect(history.state.overlays).toBe(1)
  last.leave()
  await quiet()
  await goBack()
  expect(shown).toEqual(['pop /list'])
})

it('stays over a page that only changes its query, whose entry has the new one', async () => {
  const { navigator, shown, overlay } = await setUp()
  const { close } = overlay()
  navigator.navigate('/page?tab=hot', true)
  expect(close).not.toHaveBeenCalled()
  await goBack()
  expect([close.mock.calls.length, location.search, shown]).toEqual([1, '?tab=hot', ['replace /page?tab=hot']])
})

it('leaves the page, not only the overlay, if the page goes back', async () => {
  const { navigator, shown, overlay } = await setUp()
  const { leave } = overlay()
  leave()
  navigator.back()
  await popped()
  await quiet()
  expect(shown).toEqual(['pop /list'])
})

it('begins with the page alone after a reload with an open overlay', async () => {
  const { overlay } = await setUp()
  overlay()
  forget()
  const again = await reloaded()
  await quiet()
  expect(history.state.overlays).toBeUndefined()
  await goBack()
  expect(again).toEqual(['replace /page', 'pop /list'])
})

it('has its own address while it is open, also below another one, and the page has its own again', async () => {
  const { shown, overlay } = await setUp()
  const thread = overlay('/page/comment/7')
  expect(location.pathname).toBe('/page/comment/7')
  const field = overlay()
  expect(location.pathname).toBe('/page/comment/7')
  field.leave()
  await quiet()
  expect(location.pathname).toBe('/page/comment/7')
  await goBack()
  expect([thread.close.mock.calls.length, location.pathname, shown]).toEqual([1, '/page', []])
})

it('has its own address in the place of another one, and that one keeps none', async () => {
  const { overlay } = await setUp()
  overlay().leave()
  const thread = overlay('/page/comment/7')
  await quiet()
  expect([location.pathname, history.state.overlays]).toEqual(['/page/comment/7', 1])
  thread.leave()
  overlay()
  await quiet()
  expect([location.pathname, history.state.overlays]).toEqual(['/page', 1])
})

it('leads to the page of its address after a reload', async () => {
  const { overlay } = await setUp()
  overlay('/page/comment/7')
  forget()
  expect(await reloaded()).toEqual(['replace /page/comment/7'])
  await quiet()
  expect([location.pathname, history.state.overlays]).toEqual(['/page/comment/7', undefined])
})

async function reloaded(): Promise<string[]> {
  const shown: string[] = []
  const navigator = createNavigator({
    resolve: (url) => ({ do: 'show', match: match(url.pathname.slice(1)) }),
    prepare: () => undefined,
    commit: ({ pathname }, _, how) => void shown.push(`${how} ${pathname}`),
    onPending: () => {},
  })
  await navigator.start()
  return shown
}

it('keeps a confirmation that was opened before the first page', async () => {
  const navigator = createNavigator({
    resolve: () => ({ do: 'show', match: match('first') }),
    prepare: () => undefined,
    commit: () => {},
    onPending: () => {},
  })
  const close = vi.fn()
  navigator.openOverlay(close)
  expect(history.state).toBeNull()
  await navigator.start()
  await quiet()
  expect([close.mock.calls.length, history.state.overlays]).toEqual([0, 1])
  await goBack()
  expect(close).toHaveBeenCalledTimes(1)
})
