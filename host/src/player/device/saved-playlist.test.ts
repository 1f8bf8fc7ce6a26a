import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeAudio } from '../testing/fake-audio'
import { createTestPlayer, item, items, START, type TestPlayer, tearDown } from '../testing/test-player'

const KEY = 'plaza.playlist'
let stand: TestPlayer
beforeEach(async () => {
  stand = await createTestPlayer()
})
afterEach(tearDown)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const leave = () => window.dispatchEvent(new Event('pagehide'))
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

const good = {
  list: items('a', 'b'),
  index: 1,
  live: false,
  position: 42,
  mode: 'random',
  sleep: { kind: 'off' },
}
const plant = (data: unknown, at = START) => localStorage.setItem(KEY, JSON.stringify({ v: 1, at, data }))
const visitAgain = async () => {
  vi.setSystemTime(START)
  stand = await createTestPlayer({ reload: true })
  return stand.state()
}

describe('the stored playlist', () => {
  it('is restored paused, with its item, position and settings', async () => {
    plant(good)
    localStorage.setItem('plaza.rate', JSON.stringify({ v: 1, at: START, data: 1.5 }))
    expect(await visitAgain()).toMatchObject({
      index: 1,
      current: { id: 'b' },
      playing: false,
      mode: 'random',
      rate: 1.5,
    })
    expect(stand.player.progress.getState()).toEqual({ position: 42, duration: 180, buffered: 0 })
    expect(stand.state().isOpen).toBe(false)
  })

  it('loads only metadata until it plays, from the position on', async () => {
    plant(good)
    await visitAgain()
    await wait(3000)
    await stand.ready()
    await wait(0)
    expect(stand.element('b')).toMatchObject({ preload: 'metadata', plays: 0 })
    stand.element('b')?.arrive()
    expect(stand.element('b')?.currentTime).toBe(42)
    stand.send({ type: 'toggle' })
    expect(stand.state().playing).toBe(true)
    expect(stand.toasts).toEqual([])
  })

  it.each<[what: string, data: object, connection: object | undefined]>([
    ['a live stream', { ...good, list: [item('l', { live: true })], index: 0, live: true }, undefined],
    ['a track, for who saves data', good, { saveData: true }],
  ])('loads nothing of %s before it is played', async (_, data, connection) => {
    Object.assign(navigator, { connection })
    plant(data)
    await visitAgain()
    await wait(3000)
    await stand.ready()
    await wait(0)
    expect(FakeAudio.instances.map(({ src }) => src).filter(Boolean)).toEqual([])
    stand.send({ type: 'play' })
    expect(stand.state().playing || stand.state().waiting).toBe(true)
    Object.assign(navigator, { connection: undefined })
  })

  it('reports no failure of an item that the user did not start', async () => {
    plant(good)
    await visitAgain()
    await wait(3000)
    await stand.ready()
    await wait(0)
    stand.element('b')?.fail()
    expect(stand.toasts).toEqual([])
  })

  it('holds list, index, live flag and position under one key, the position every five seconds', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    audio.reach(7)
    await wait(5000)
    expect(kept().data).toMatchObject({ index: 0, live: false, position: 7 })
    expect(Object.keys(localStorage).filter((key) => key.includes('play'))).toEqual([KEY])
  })

  it('is written at most once a second, whatever happens', async () => {
    await stand.playing(...items('a', 'b', 'c'))
    await wait(1000)
    const write = vi.spyOn(Storage.prototype, 'setItem')
    for (let round = 0; round < 20; round += 1) stand.send({ type: 'cycle-mode' })
    await wait(1000)
    expect(write).toHaveBeenCalledOnce()
    write.mockRestore()
  })

  it('is stored when the page goes, and deleted when the player is closed', async () => {
    await stand.playing(item('a'))
    leave()
    expect(kept().data.list).toHaveLength(1)
    stand.send({ type: 'close' })
    expect(kept()).toBeNull()
    leave()
    expect(kept()).toBeNull()
  })

  it('is not overwritten by a page that did not change it', async () => {
    plant(good)
    await visitAgain()
    await stand.ready()
    plant({ ...good, index: 0 })
    leave()
    expect(kept().data.index).toBe(0)
  })

  it('is left to the tab that wrote it last', async () => {
    await stand.playing(item('a'))
    stand.send({ type: 'pause' })
    await wait(1000)
    plant(good)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    leave()
    expect(kept().data.index).toBe(1)
  })

  it.each([
    ['older than ten minutes', good, START - 10 * 60_000 - 1],
    ['of the future', good, START + 1],
    ['no object', 'text', START],
    ['without a list', { ...good, list: undefined }, START],
    ['with an empty list', { ...good, list: [] }, START],
    ['with an index that is no number', { ...good, index: 'x' }, START],
    ['with a position below zero', { ...good, position: -1 }, START],
    ['with a mode of its own', { ...good, mode: 'reverse' }, START],
    ['with poisoned addresses alone', { ...good, list: [item('a', { url: 'javascript:alert(1)' })] }, START],
    ['with more items than anyone queues', { ...good, list: Array.from({ length: 501 }, () => item('a')) }, START],
  ])('is deleted where it is %s', async (_, data, at) => {
    plant(data, at)
    expect((await visitAgain()).current).toBeNull()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it.each(['//evil.example/a.mp3', 'http://evil.example/a.mp3', 'data:audio/wav;base64,', '/a\\b.mp3'])(
    'drops an item whose URL is %s',
    async (url) => {
      plant({ ...good, list: [item('x', { url }), item('b')] })
      expect(await visitAgain()).toMatchObject({ index: 0, current: { id: 'b' } })
    },
  )

  it('drops an unsafe cover or page address, and keeps the item', async () => {
    plant({
      ...good,
      list: [item('a', { image: 'javascript:1', address: 'https://evil.example' }), item('b')],
      index: 0,
    })
    const { current } = await visitAgain()
    expect(current).toMatchObject({ id: 'a', image: null })
    expect(current?.address).toBeUndefined()
  })

  it('starts at the first item if the index is invalid', async () => {
    plant({ ...good, index: 9 })
    expect(await visitAgain()).toMatchObject({ index: 0, current: { id: 'a' } })
    expect(stand.player.progress.getState().position).toBe(0)
  })

  it('works with a storage that throws', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await stand.playing(item('a'))
    await wait(6000)
    leave()
    expect(stand.state().playing).toBe(true)
    blocked.mockRestore()
  })
})
