import { allEndpoints, codes, comments, likes, posts } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import type { Failure, SessionState, ToastAction } from '@plaza/shared/host'
import { person } from '@plaza/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLazyOutbox } from './lazy-outbox'
import { createOutbox } from './outbox'
import { outboxStore } from './outbox.store'
import { memoryStorage } from './testing/memory-storage'

const anna: SessionState = { status: 'user', user: person({ id: 'anna', phone: '13800000001' }) }
const ben: SessionState = { status: 'user', user: person({ id: 'ben', phone: '13800000002' }) }

interface Device {
  session: SessionState
  generation: number
  online: boolean
  now: number
}
function newDevice(): Device {
  const device = { session: anna, generation: 1, online: true, now: 0 }
  return Object.defineProperty(device, 'now', { get: Date.now, set: (at: number) => void vi.setSystemTime(at) })
}
type Send = (endpoint: string, input: { body: { content?: string; images?: string[] } }) => unknown

/** A tab of a device, and a server that answers by `serve`. */
function openTab(storage = memoryStorage(), device = newDevice()) {
  const server = { calls: [] as unknown[], serve: (() => ({})) as Send }
  const plain = vi.fn(async () => ({ plain: true }))
  const deps = {
    upload: vi.fn(async () => ({ key: 'a.webp', url: '/a.webp', width: 1, height: 1 })),
    react: vi.fn(),
    toast: vi.fn<(text: string, action?: ToastAction) => void>(),
    openPage: vi.fn(),
    logIn: vi.fn(),
    refresh: vi.fn(async () => {}),
  }
  const outbox = createOutbox({
    ...deps,
    storage,
    session: () => device.session,
    generation: () => device.generation,
    online: () => device.online,
    now: () => device.now,
    findEndpoint: async (id) => allEndpoints.find((one) => one.id === id),
    async request(endpoint, input, generation) {
      if (generation !== device.generation) throw { kind: 'aborted', msg: '' } satisfies Failure
      server.calls.push(input)
      return server.serve(endpoint.id, input as never)
    },
  })
  /** How its code comes. */
  const code = vi.fn(async () => outbox)
  const session = { getState: () => device.session, subscribe: vi.fn(() => () => {}) }
  const lazy = createLazyOutbox({ session, plain } as never, code)
  const { send } = lazy.offered
  const say = (content: string) => send(comments.add, { body: { target: 'post', target_id: '7', content } })
  const like = (on: boolean) => send(likes.set, { body: { target: 'post', id: '7', on } }, { replaces: 'like:post:7' })
  const said = () => server.calls.map((input) => (input as { body: { content: string } }).body.content)
  const goOnline = async () => {
    device.online = true
    outbox.deliver()
    await soon()
  }
  return { outbox, send, lazy, device, storage, server, deps, plain, code, session, say, like, said, goOnline }
}
const fail = (failure: Partial<Failure>) => () => {
  throw { msg: '', ...failure }
}
function deferred() {
  let [resolve, reject] = [(_: unknown) => {}, (_: unknown) => {}]
  const promise = new Promise((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}
const soon = () => vi.advanceTimersByTimeAsync(50)
const shown = () => outboxStore.getState().map(({ state, reason, input }) => [state, reason, input.body])
/** Calls that the first script keeps. */
const early = () => Object.keys(localStorage).filter((key) => key.startsWith('plaza.outbox.')).length
const states = () => outboxStore.getState().map(({ state }) => state)

beforeEach(() => {
  vi.useFakeTimers({ now: 1e12 })
  localStorage.clear()
  // The devices of these tests are apart.
  vi.stubGlobal('BroadcastChannel', undefined)
  // The longest pauses.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  outboxStore.setState([], true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends at once where there is a network, and shows nothing as waiting', async () => {
  const { say, server } = openTab()
  server.serve = () => ({ id: 'c1' })
  const seen: number[] = []
  const stop = outboxStore.subscribe((entries) => void seen.push(entries.length))
  expect(await say('one')).toEqual({ state: 'sent', data: { id: 'c1' } })
  stop()
  expect([server.calls.length, Math.max(0, ...seen), early()]).toEqual([1, 0, 0])
})

it('keeps what is made without a network, and sends it once and in order when it is back', async () => {
  const { say, said, device, goOnline, deps } = openTab()
  device.online = false
  expect([await say('one'), await say('two')]).toEqual([{ state: 'waiting' }, { state: 'waiting' }])
  expect([said(), states()]).toEqual([[], ['waiting', 'waiting']])
  await goOnline()
  await goOnline()
  expect([said(), states(), deps.refresh.mock.calls.length]).toEqual([['one', 'two'], ['sent', 'sent'], 2])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(states()).toEqual([])
})

it('is there after the browser was killed, and sent by the next visit', async () => {
  const before = openTab()
  before.device.online = false
  await before.say('one')
  const after = openTab(before.storage)
  await after.outbox.userChanged()
  await soon()
  expect(after.said()).toEqual(['one'])
  expect(await after.storage.entries()).toEqual([])
})

it('sends again what got no answer, with the same input, after growing pauses', async () => {
  const { say, server, said, storage } = openTab()
  server.serve = fail({ kind: 'network' })
  expect(await say('one')).toEqual({ state: 'waiting' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(said()).toEqual(['one', 'one'])
  await vi.advanceTimersByTimeAsync(4_900)
  expect(said()).toHaveLength(2)
  server.serve = () => ({})
  await vi.advanceTimersByTimeAsync(5_200)
  expect([said().length, await storage.entries()]).toEqual([3, []])
  expect(new Set(server.calls.map((input) => JSON.stringify(input))).size).toBe(1)
})

it('waits as long as the server says', async () => {
  const { say, server, said } = openTab()
  server.serve = fail({ status: 503, retryAfter: 60 })
  await say('one')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(said()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said()).toHaveLength(2)
})

it('a call behind a waiting one waits too, so that the order is kept', async () => {
  const { say, server, said, goOnline } = openTab()
  server.serve = fail({ kind: 'network' })
  await say('one')
  server.calls.length = 0
  expect(await say('two')).toEqual({ state: 'waiting' })
  expect(said()).toEqual(['one'])
  server.serve = () => ({})
  await goOnline()
  expect(said()).toEqual(['one', 'one', 'two'])
})

it('another user neither sees nor sends it, and it waits for the first one', async () => {
  const { say, said, outbox, device, goOnline, storage } = openTab()
  device.online = false
  await say('one')
  const change = async (session: SessionState) => {
    Object.assign(device, { session, generation: device.generation + 1 })
    await outbox.userChanged()
    await goOnline()
  }
  await change(ben)
  expect([said(), states()]).toEqual([[], []])
  const [kept] = await storage.entries()
  await outbox.discard(kept?.id ?? '')
  expect(await storage.entries()).toEqual([kept])
  await change({ status: 'guest', user: null })
  expect(said()).toEqual([])
  await change(anna)
  expect(said()).toEqual(['one'])
})

it('the like of another user does not replace it', async () => {
  const { like, device, outbox, storage } = openTab()
  device.online = false
  await like(true)
  Object.assign(device, { session: ben, generation: 2 })
  await outbox.userChanged()
  await like(false)
  expect((await storage.entries()).map(({ owner, input }) => [owner, input.body])).toEqual([
    ['anna', expect.objectContaining({ on: true })],
    ['ben', expect.objectContaining({ on: false })],
  ])
})

it('its pictures are opened by its user alone, also by an address that the tab knows', async () => {
  const { outbox, device } = openTab()
  const { key, url } = await outbox.keepPicture(new Blob(['x']))
  expect(await outbox.pictureUrl(key)).toBe(url)
  Object.assign(device, { session: ben, generation: 2 })
  await outbox.userChanged()
  expect(await outbox.pictureUrl(key)).toBeNull()
  Object.assign(device, { session: anna, generation: 3 })
  await outbox.userChanged()
  expect(await outbox.pictureUrl(key)).not.toBeNull()
})

it('is not sent in the name of somebody who logs in meanwhile', async () => {
  const { say, server, device, said } = openTab()
  server.serve = () => {
    device.generation = 2
    device.session = ben
    throw { kind: 'aborted', msg: '' } satisfies Failure
  }
  await say('one')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(said()).toHaveLength(1)
})

it('a refusal that the user waits for is told as usual, and nothing is kept', async () => {
  const { say, server, storage, deps } = openTab()
  server.serve = fail({ code: codes.contentGone, msg: 'gone' })
  await expect(say('one')).rejects.toEqual({ code: codes.contentGone, msg: 'gone' })
  expect([await storage.entries(), deps.react.mock.calls.length, deps.toast.mock.calls.length]).toEqual([[], 1, 0])
})

it('a text that is refused later stays with its reason, and what is behind it goes on', async () => {
  const { say, server, device, goOnline, said, outbox, deps } = openTab()
  device.online = false
  await say('bad')
  await say('good')
  server.serve = (_, { body }) => (body.content === 'bad' ? fail({ code: 1, msg: 'Banned' })() : {})
  await goOnline()
  expect(said()).toEqual(['bad', 'good'])
  expect(shown()[0]).toEqual(['refused', 'Banned', expect.objectContaining({ content: 'bad' })])
  const [text, action] = deps.toast.mock.lastCall ?? []
  expect([text, action]).toEqual(['Not sent: Banned', expect.objectContaining({ label: 'Show' })])
  action?.onChoose()
  expect(deps.openPage).toHaveBeenCalledTimes(1)
  await goOnline()
  expect(said()).toHaveLength(2)
  const [first] = outboxStore.getState()
  await outbox.discard(first?.id ?? '')
  expect(states()).not.toContain('refused')
})

it('a mark that is refused later is told and dropped', async () => {
  const { like, server, device, goOnline, storage, deps } = openTab()
  device.online = false
  await like(true)
  server.serve = fail({ code: codes.contentGone, msg: 'gone' })
  await goOnline()
  expect([await storage.entries(), deps.toast.mock.calls]).toEqual([[], [['Not sent: gone', undefined]]])
})

it('of a like that is taken back only the last is sent', async () => {
  const { like, server, device, goOnline } = openTab()
  device.online = false
  await like(true)
  await like(false)
  await goOnline()
  expect(server.calls).toEqual([{ body: { target: 'post', id: '7', on: false } }])
})

it('an expired login asks for a login and goes on after it', async () => {
  const { say, server, deps, said, goOnline } = openTab()
  server.serve = fail({ code: codes.loginExpired })
  expect(await say('one')).toEqual({ state: 'waiting' })
  expect([deps.logIn.mock.calls.length, states()]).toEqual([1, ['waiting']])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(said()).toHaveLength(1)
  server.serve = () => ({})
  await goOnline()
  expect(states()).toEqual(['sent'])
})

it('a call on which the server fails again and again lets those behind it go first, and is not lost', async () => {
  const { say, server, device, said, goOnline } = openTab()
  device.online = false
  await say('bad')
  await say('good')
  server.serve = (_, { body }) => (body.content === 'bad' ? fail({ status: 500 })() : {})
  await goOnline()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(said()).toEqual(['bad', 'bad', 'bad', 'bad', 'bad', 'good'])
  expect(states()).toEqual(['waiting'])
  server.serve = () => ({})
  await goOnline()
  expect([said().at(-1), states()]).toEqual(['bad', ['sent']])
})

it('a page stops waiting for a slow answer, which still counts', async () => {
  const { say, server, storage } = openTab()
  const { promise, resolve: answer } = deferred()
  server.serve = () => promise
  const outcome = say('one')
  await vi.advanceTimersByTimeAsync(8_000)
  expect([await outcome, states()]).toEqual([{ state: 'waiting' }, ['waiting']])
  answer({ id: 'c1' })
  await soon()
  expect([states(), await storage.entries(), server.calls.length]).toEqual([['sent'], [], 1])
})

it('what is discarded while it is sent does not come back', async () => {
  const { say, server, storage, outbox, device } = openTab()
  device.online = false
  await say('one')
  const { promise, reject: lose } = deferred()
  server.serve = () => promise
  device.online = true
  outbox.deliver()
  await soon()
  await outbox.discard(outboxStore.getState()[0]?.id ?? '')
  lose({ status: 500, msg: '' })
  await soon()
  expect(await storage.entries()).toEqual([])
})

it('sends pictures before their post, each once, and removes them with it', async () => {
  const { outbox, send, server, device, goOnline, deps, storage } = openTab()
  device.online = false
  const { key } = await outbox.keepPicture(new Blob(['x']))
  const body = { circle_id: '61', content: 'Fog', images: [key, 'b.webp'], key: crypto.randomUUID() }
  await send(posts.publish, { body })
  server.serve = fail({ kind: 'network' })
  await goOnline()
  server.serve = () => ({})
  await goOnline()
  expect(server.calls).toEqual(Array(2).fill({ body: { ...body, images: ['a.webp', 'b.webp'] } }))
  expect([deps.upload.mock.calls.length, await storage.pictures()]).toEqual([1, []])
})

it('sends the pictures of a vote in its options', async () => {
  const { outbox, send, server, device, goOnline, storage } = openTab()
  device.online = false
  const { key } = await outbox.keepPicture(new Blob(['x']))
  const vote = {
    ...{ title: 'Where?', multiple: false, ends_at: '2026-12-01T00:00:00Z', result: 'always' as const },
    options: [{ text: 'Pier', image: key }, { text: 'Hill' }],
  }
  const body = { circle_id: '61', content: 'Where?', images: [], vote, key: crypto.randomUUID() }
  await send(posts.publish, { body })
  await goOnline()
  const sent = { ...vote, options: [{ text: 'Pier', image: 'a.webp' }, { text: 'Hill' }] }
  expect(server.calls).toEqual([{ body: { ...body, vote: sent } }])
  expect(await storage.pictures()).toEqual([])
})

it('a post whose picture is gone is refused, not sent without it', async () => {
  const { outbox, send, server, device, goOnline, storage } = openTab()
  device.online = false
  const { key } = await outbox.keepPicture(new Blob(['x']))
  await send(posts.publish, {
    body: { circle_id: '61', content: 'Fog', images: [key], key: crypto.randomUUID() },
  })
  await storage.removePicture(key)
  await goOnline()
  expect([server.calls, shown()[0]?.[1]]).toEqual([[], 'A picture of it is gone'])
})

it('is not sent by itself after a week, and removed after a month', async () => {
  const { say, device, goOnline, said, outbox, storage } = openTab()
  device.online = false
  await say('one')
  device.now += 8 * DAY_MS
  await goOnline()
  expect([said(), shown()[0]?.[1]]).toEqual([[], 'It could not be sent for a week'])
  await outbox.clean()
  device.now += 23 * DAY_MS
  await outbox.clean()
  expect(await storage.entries()).toHaveLength(1)
  device.now += DAY_MS
  await outbox.clean()
  expect(await storage.entries()).toEqual([])
})

it('what a wrong clock made is not removed before its user has seen it', async () => {
  const { say, device, outbox, storage, goOnline, send } = openTab()
  Object.assign(device, { online: false, now: 0 })
  const { key } = await outbox.keepPicture(new Blob(['x']))
  await send(posts.publish, { body: { circle_id: '61', content: 'Fog', images: [key], key: crypto.randomUUID() } })
  await say('one')
  device.now = 1e12
  await outbox.clean()
  await goOnline()
  expect([states(), (await storage.pictures()).length]).toEqual([['refused', 'refused'], 1])
})

it('a clock that is put back keeps the order, and holds nothing back', async () => {
  const { say, device, said, goOnline } = openTab()
  device.online = false
  await say('one')
  device.now -= 400 * DAY_MS
  await say('two')
  await goOnline()
  expect(said()).toEqual(['one', 'two'])
})

it.each<[string, SessionState]>([
  ['a guest', { status: 'guest', user: null }],
  ['somebody without a phone', { status: 'user', user: person({ phone: '' }) }],
])('is an ordinary call for %s, whose gate starts', async (_, session) => {
  const { say, device, plain, storage } = openTab()
  Object.assign(device, { session, online: false })
  expect(await say('one')).toEqual({ state: 'sent', data: { plain: true } })
  expect([plain.mock.calls.length, await storage.entries()]).toEqual([1, []])
})

it('keeps fifty calls, and is an ordinary call where the device keeps none', async () => {
  const { say, device, plain } = openTab()
  device.online = false
  for (let n = 0; n < 51; n++) await say(String(n))
  expect(plain).toHaveBeenCalledTimes(1)
  const blocked = openTab({ ...memoryStorage(), record: () => Promise.reject(new Error('blocked')) })
  expect(await blocked.say('one')).toEqual({ state: 'sent', data: { plain: true } })
})

it('several tabs send it once', async () => {
  let line: Promise<unknown> = Promise.resolve()
  const request = (_: string, act: () => Promise<unknown>) => {
    line = line.then(act)
    return line
  }
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
  const one = openTab()
  one.device.online = false
  await one.say('one')
  const other = openTab(one.storage, one.device)
  one.device.online = true
  one.outbox.deliver()
  other.outbox.deliver()
  await soon()
  expect([...one.said(), ...other.said()]).toEqual(['one'])
})

it('keeps a call whose code was never fetched, and sends it once the network brings the code', async () => {
  const { say, said, code, lazy, device, outbox, storage } = openTab()
  device.online = false
  code.mockRejectedValue(new Error('ChunkLoadError'))
  for (const words of ['one', 'two', 'three']) expect(await say(words)).toEqual({ state: 'waiting' })
  expect([states(), early()]).toEqual([['waiting', 'waiting', 'waiting'], 3])
  lazy.offered.discard(outboxStore.getState()[1]?.id ?? '')
  expect([states().length, early()]).toEqual([2, 2])
  await vi.advanceTimersByTimeAsync(5_000)
  code.mockImplementation(async () => {
    void outbox.userChanged()
    return outbox
  })
  device.online = true
  dispatchEvent(new Event('online'))
  await soon()
  expect([said(), await storage.entries(), early()]).toEqual([['one', 'three'], [], 0])
})

it('keeps it also if the browser is closed before its code comes', async () => {
  const { say, code } = openTab()
  code.mockRejectedValue(new Error('ChunkLoadError'))
  await say('one')
  const after = openTab()
  after.device.online = false
  await after.outbox.userChanged()
  expect([states(), (await after.storage.entries()).length, early()]).toEqual([['waiting'], 1, 0])
  await after.goOnline()
  expect(after.said()).toEqual(['one'])
})

it('without its code nobody else sees it, and of a like that is taken back the last is sent', async () => {
  const { like, code, session, device, outbox, server, goOnline } = openTab()
  code.mockRejectedValue(new Error('ChunkLoadError'))
  await like(true)
  await vi.advanceTimersByTimeAsync(5)
  await like(false)
  device.session = ben
  expect(states()).toEqual(['waiting', 'waiting'])
  for (const [listener] of session.subscribe.mock.calls as unknown as [() => void][]) listener()
  expect(states()).toEqual([])
  await outbox.userChanged()
  await goOnline()
  expect([states(), server.calls]).toEqual([[], []])
  device.session = anna
  await outbox.userChanged()
  await goOnline()
  expect(server.calls).toEqual([{ body: { target: 'post', id: '7', on: false } }])
})

it('where only the database is blocked, a call that was kept early stays on the device', async () => {
  const { say, code, storage } = openTab()
  code.mockRejectedValue(new Error('ChunkLoadError'))
  await say('one')
  const blocked = openTab({ ...storage, record: () => Promise.reject(new Error('blocked')) })
  await blocked.outbox.userChanged()
  expect(early()).toBe(1)
})

it('is an ordinary call where the device keeps nothing and the code does not come', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { say, said, code, plain, outbox } = openTab()
  code.mockRejectedValue(new Error('ChunkLoadError'))
  expect(await say('one')).toEqual({ state: 'sent', data: { plain: true } })
  await outbox.userChanged()
  await soon()
  expect([plain.mock.calls.length, said()]).toEqual([1, []])
})

it('a tap does not wait for code that never comes, and is sent when it does', async () => {
  const { say, said, code, outbox, device } = openTab()
  const { promise, resolve } = deferred()
  code.mockReturnValue(promise as never)
  const outcome = say('one')
  await vi.advanceTimersByTimeAsync(8_000)
  expect([await outcome, states(), said()]).toEqual([{ state: 'waiting' }, ['waiting'], []])
  device.online = true
  await outbox.userChanged()
  resolve(outbox)
  await soon()
  expect(said()).toEqual(['one'])
})
