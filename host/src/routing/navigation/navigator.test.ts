import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Match } from '../../stage/match'
import type { ArrivalDeps } from './arrivals'
import { createNavigator } from './navigator'
import type { Resolution } from './page-search'

const match = (id: string) => ({ route: { id, owner: 'media', row: { path: `/${id}` } }, params: {} }) as Match
const byPath = (url: URL): Resolution => ({ do: 'show', match: match(url.pathname.slice(1)) })

function setUp(parts: Partial<ArrivalDeps> = {}) {
  const commit = vi.fn()
  const navigator = createNavigator({ resolve: byPath, prepare: () => undefined, commit, onPending: vi.fn(), ...parts })
  return { navigator, commit, committed: () => commit.mock.calls.map(([, { route }, how]) => `${how} ${route.id}`) }
}
const soon = () => new Promise((resolve) => setTimeout(resolve))
const deferred = () => {
  let settle = () => {}
  const promise = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

beforeEach(() => history.replaceState(null, '', '/start'))

describe('a navigation', () => {
  it('to a loaded page is committed at once', () => {
    const { navigator, committed } = setUp()
    navigator.navigate('/a')
    expect(committed()).toEqual(['push a'])
    expect(location.pathname).toBe('/a')
  })

  it('keeps the address until the code is loaded', async () => {
    const code = deferred()
    const { navigator, committed } = setUp({ prepare: () => code.promise })
    navigator.navigate('/a')
    expect(location.pathname).toBe('/start')
    code.settle()
    await soon()
    expect(location.pathname).toBe('/a')
    expect(committed()).toEqual(['push a'])
  })

  it('is replaced by a newer one', async () => {
    const slow = deferred()
    const { navigator, committed } = setUp({ prepare: ({ route }) => (route.id === 'slow' ? slow.promise : undefined) })
    navigator.navigate('/slow')
    navigator.navigate('/fast')
    slow.settle()
    await soon()
    expect(committed()).toEqual(['push fast'])
  })

  it('follows redirects and makes one history entry', async () => {
    const length = history.length
    const resolve = (url: URL): Resolution => (url.pathname === '/old' ? { do: 'go', address: '/new' } : byPath(url))
    const { navigator, committed } = setUp({ resolve })
    navigator.navigate('/old')
    await soon()
    expect(committed()).toEqual(['push new'])
    expect(location.pathname).toBe('/new')
    expect(history.length).toBe(length + 1)
  })

  it('waits until the user is known', async () => {
    const known = deferred()
    let user = false
    const resolve = (url: URL): Resolution => (user ? byPath(url) : { do: 'wait', until: known.promise })
    const { navigator, committed } = setUp({ resolve })
    navigator.navigate('/own')
    await soon()
    expect(committed()).toEqual([])
    user = true
    known.settle()
    await soon()
    expect(committed()).toEqual(['push own'])
  })

  it('to the current address adds no history entry', () => {
    const { navigator, committed } = setUp()
    navigator.navigate('/a')
    navigator.navigate('/a')
    expect(committed()).toEqual(['push a', 'replace a'])
  })

  it('knows whether going back stays inside this visit', async () => {
    const { navigator } = setUp()
    expect(navigator.back()).toBe(false)
    navigator.navigate('/a')
    const left = new Promise((done) => addEventListener('popstate', done, { once: true }))
    expect(navigator.back()).toBe(true)
    await left
    expect(location.pathname).toBe('/start')
  })
})

describe('resolving the current address again', () => {
  it('commits its new result, as the same visit', async () => {
    const { navigator, committed, commit } = setUp()
    navigator.navigate('/a')
    await navigator.renew(() => true)
    expect(committed()).toEqual(['push a', 'replace a'])
    expect(commit.mock.calls[1]?.[0].key).toBe(commit.mock.calls[0]?.[0].key)
  })

  it('waits for a pending navigation, and is skipped if no longer needed', async () => {
    const slow = deferred()
    const { navigator, committed } = setUp({ prepare: ({ route }) => (route.id === 'slow' ? slow.promise : undefined) })
    navigator.navigate('/a')
    navigator.navigate('/slow')
    const renewed = navigator.renew(() => location.pathname === '/a')
    await soon()
    expect(committed()).toEqual(['push a'])
    slow.settle()
    await renewed
    expect(committed()).toEqual(['push a', 'push slow'])
  })
})

describe('an address whose result may have changed', () => {
  it('is resolved again after the wait', async () => {
    let known = false
    const prepare: ArrivalDeps['prepare'] = ({ route }) => {
      if (route.id !== 'lost') return undefined
      known = true
      return Promise.resolve('again')
    }
    const resolve = (): Resolution => ({ do: 'show', match: match(known ? 'found' : 'lost') })
    const { navigator, committed } = setUp({ prepare, resolve })
    navigator.navigate('/a')
    await soon()
    expect(committed()).toEqual(['push found'])
  })

  it('is shown as it is if it still has no page, without waiting twice', async () => {
    const lost = match('lost')
    const prepare = vi.fn(() => Promise.resolve('again'))
    const { navigator, committed } = setUp({ prepare, resolve: () => ({ do: 'show', match: lost }) })
    navigator.navigate('/a')
    await soon()
    expect(committed()).toEqual(['push lost'])
    expect(prepare).toHaveBeenCalledTimes(1)
  })
})

it('reports the expected page of a pending navigation', async () => {
  const code = deferred()
  const onPending = vi.fn()
  const { navigator } = setUp({ prepare: () => code.promise, onPending })
  navigator.navigate('/a')
  expect(onPending).toHaveBeenCalledWith(true, {
    match: expect.objectContaining({ route: expect.objectContaining({ id: 'a' }) }),
    place: expect.objectContaining({ pathname: '/a' }),
  })
  code.settle()
  await soon()
  expect(onPending).toHaveBeenLastCalledWith(false)
})
