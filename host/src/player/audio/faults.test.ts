import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeAudio } from '../testing/fake-audio'
import { createTestPlayer, item, items, settle, type TestPlayer, tearDown } from '../testing/test-player'

let stand: TestPlayer
beforeEach(async () => {
  stand = await createTestPlayer()
})
afterEach(tearDown)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const online = (value: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value, configurable: true })
  if (value) window.dispatchEvent(new Event('online'))
}
const LOAD_FAILED = 'The playback address failed to load'

describe('a source that cannot be loaded', () => {
  it('is reported once, stops, and does not skip through the list', async () => {
    await stand.ready()
    stand.send({ type: 'open', items: items('a', 'b', 'c'), index: 0 })
    stand.element('a')?.fail()
    await wait(60_000)
    expect(stand.toasts).toEqual([LOAD_FAILED])
    expect(stand.state()).toMatchObject({ playing: false, waiting: false, audioReady: false, index: 0 })
    expect(FakeAudio.instances.every(({ plays }) => plays === 0)).toBe(true)
  })

  it('lets the user skip or retry', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    audio.reach(30)
    audio.fail()
    stand.send({ type: 'play' })
    stand.element('a')?.arrive()
    expect(stand.element('a')?.currentTime).toBe(30)
    expect(stand.state().playing).toBe(true)
    stand.element('a')?.fail()
    stand.send({ type: 'next' })
    expect(stand.state()).toMatchObject({ index: 1, playing: true })
  })

  it('is reported in Chinese to Chinese readers', async () => {
    document.documentElement.lang = 'zh-CN'
    const audio = await stand.playing(item('a'))
    audio.fail()
    expect(stand.toasts).toEqual(['播放地址加载失败'])
  })

  it('is reported once, although play() rejects as well', async () => {
    await stand.ready()
    FakeAudio.refusal = 'NotSupportedError'
    stand.send({ type: 'open', items: items('a'), index: 0 })
    await wait(500)
    stand.element('a')?.fail()
    expect(stand.toasts).toEqual([LOAD_FAILED])
  })

  it('is left alone where the network comes back while nothing waits for it', async () => {
    const audio = await stand.playing(item('a'))
    audio.reach(50)
    const { loads } = audio
    online(true)
    await wait(60_000)
    expect(audio.loads).toBe(loads)
    expect(stand.state()).toMatchObject({ playing: true, waiting: false })
  })

  it('waits for a missing network, and continues at its position', async () => {
    const audio = await stand.playing(item('a'))
    audio.reach(50)
    online(false)
    audio.fail()
    await wait(30_000)
    expect(stand.state()).toMatchObject({ playing: true, waiting: true })
    online(true)
    await wait(2000)
    stand.element('a')?.arrive()
    expect(stand.element('a')?.currentTime).toBe(50)
    expect(stand.state()).toMatchObject({ playing: true, waiting: false })
    expect(stand.toasts).toEqual([])
  })

  it('stops after two minutes without a network', async () => {
    const audio = await stand.playing(item('a'))
    online(false)
    audio.fail()
    await wait(120_000)
    expect(stand.toasts).toEqual([LOAD_FAILED])
    expect(stand.state().playing).toBe(false)
    online(true)
  })
})

describe('play() rejected by the browser', () => {
  it('shows the play button and no message', async () => {
    await stand.ready()
    FakeAudio.refusal = 'NotAllowedError'
    stand.send({ type: 'open', items: items('a'), index: 0 })
    stand.element('a')?.arrive()
    await wait(600)
    expect(stand.state()).toMatchObject({ playing: false, waiting: false, audioReady: true })
    expect(stand.toasts).toEqual([])
    FakeAudio.refusal = null
    stand.send({ type: 'play' })
    expect(stand.state().playing).toBe(true)
  })
})

it.each([
  ['has run out of data', 2, true],
  ['has enough to go on', 4, false],
])('waits on a source that stalls where it %s', async (_, readyState, waiting) => {
  const audio = await stand.playing(item('a'))
  Object.assign(audio, { readyState })
  audio.tell('stalled')
  expect(stand.state()).toMatchObject({ playing: true, waiting })
})

it('does not wait for data while it is paused', async () => {
  const audio = await stand.playing(item('a'))
  stand.send({ type: 'pause' })
  audio.stall()
  expect(stand.state().waiting).toBe(false)
})

describe('a live stream', () => {
  const live = item('l', { live: true, duration: null })

  it('that stalls is reloaded after 2, 4 and 8 s, then reported and paused', async () => {
    const audio = await stand.playing(live)
    const loads = audio.loads
    audio.stall()
    expect(stand.state().waiting).toBe(true)
    await wait(10_000 + 1999)
    expect(audio.loads).toBe(loads)
    await wait(1)
    expect(audio.loads).toBe(loads + 1)
    await wait(10_000 + 4000)
    expect(audio.loads).toBe(loads + 2)
    await wait(10_000 + 8000)
    expect(audio.loads).toBe(loads + 3)
    expect(stand.toasts).toEqual([])
    await wait(10_000)
    expect(stand.toasts).toEqual([LOAD_FAILED])
    expect(stand.state().playing).toBe(false)
  })

  it('that stalls after playback has ten seconds to recover', async () => {
    const audio = await stand.playing(live)
    await wait(9000)
    audio.reach(9)
    audio.stall()
    const loads = audio.loads
    await wait(10_000 + 1999)
    expect(audio.loads).toBe(loads)
    await wait(1)
    expect(audio.loads).toBe(loads + 1)
  })

  it('that was closed meanwhile is not recovered', async () => {
    const audio = await stand.playing(live)
    audio.stall()
    stand.send({ type: 'close' })
    await wait(60_000)
    expect(stand.state()).toMatchObject({ current: null, failed: false })
  })

  it('is not back while it only reports a position without data', async () => {
    const audio = await stand.playing(live)
    const { loads } = audio
    audio.stall()
    audio.reach(9)
    await wait(12_000)
    expect(audio.loads).toBe(loads + 1)
  })

  it('is given ten seconds from the first sign that it stalls, however often it gives one', async () => {
    const audio = await stand.playing(live)
    const { loads } = audio
    for (let second = 0; second < 12; second += 1) {
      audio.stall()
      await wait(1000)
    }
    expect(audio.loads).toBe(loads + 1)
  })

  it('that recovers by itself is left alone', async () => {
    const audio = await stand.playing(live)
    audio.stall()
    await wait(9000)
    audio.readyState = 4
    audio.tell('playing')
    audio.reach(9)
    await wait(60_000)
    expect(audio.plays).toBe(1)
    expect(stand.state()).toMatchObject({ playing: true, waiting: false })
  })

  it('that is interrupted or ends is reloaded at each attempt', async () => {
    const audio = await stand.playing(live)
    audio.fail()
    await wait(2000)
    expect(audio.plays).toBe(2)
    audio.arrive()
    audio.reach(3)
    audio.end()
    await wait(2000)
    expect(audio.plays).toBe(3)
  })

  it('that never played is reported at once, although another one played before', async () => {
    await stand.playing(live, item('m', { live: true }))
    stand.send({ type: 'select', index: 1 })
    stand.element('m')?.fail()
    expect(stand.toasts).toEqual([LOAD_FAILED])
  })

  it('that the user pauses meanwhile stays paused', async () => {
    const audio = await stand.playing(live)
    audio.stall()
    stand.send({ type: 'pause' })
    await wait(60_000)
    expect(audio.plays).toBe(1)
    expect(stand.toasts).toEqual([])
  })

  it('is joined at its live edge after a longer pause', async () => {
    const audio = await stand.playing(live)
    stand.send({ type: 'pause' })
    await wait(6000)
    const { loads } = audio
    stand.send({ type: 'play' })
    expect(audio.loads).toBe(loads + 1)
    expect(audio.plays).toBe(2)
  })

  it('has no duration', async () => {
    const audio = await stand.playing(live)
    audio.arrive(Number.POSITIVE_INFINITY)
    expect(stand.player.progress.getState().duration).toBe(0)
  })
})

describe('a track that stalls', () => {
  it.each<[what: string, readyState: number, waiting: boolean]>([
    ['waits', 2, true],
    ['plays on while enough is there', 4, false],
  ])('%s', async (_, readyState, waiting) => {
    const audio = await stand.playing(item('a'))
    audio.readyState = readyState
    audio.tell('stalled')
    expect(stand.state()).toMatchObject({ playing: true, waiting })
  })

  it('is not reloaded: the browser continues by itself', async () => {
    const audio = await stand.playing(item('a'))
    const { loads } = audio
    audio.stall()
    await wait(60_000)
    expect(audio.loads).toBe(loads)
    expect(stand.state()).toMatchObject({ playing: true, waiting: true })
  })
})

it('is paused if the browser silently stopped a frozen page’s sound', async () => {
  const audio = await stand.playing(item('a'))
  audio.paused = true
  window.dispatchEvent(new Event('pageshow'))
  expect(stand.state().playing).toBe(false)
})

it('follows an external pause: a call, unplugged headphones', async () => {
  const audio = await stand.playing(item('a'))
  audio.pause()
  await settle()
  expect(stand.state().playing).toBe(false)
})
