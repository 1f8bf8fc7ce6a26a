import { MINUTE_MS } from '@plaza/shared/format'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestPlayer, hide, item, items, START, type TestPlayer, tearDown } from '../testing/test-player'

let stand: TestPlayer
beforeEach(async () => {
  stand = await createTestPlayer()
})
afterEach(tearDown)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the sleep timer', () => {
  it('fades out for ten seconds and pauses after the chosen minutes', async () => {
    const audio = await stand.playing(item('a'))
    stand.send({ type: 'set-sleep', minutes: 10 })
    const { sleep } = stand.state()
    expect(sleep).toEqual({ kind: 'until', until: Date.now() + 10 * MINUTE_MS })
    await wait(10 * MINUTE_MS - 10_000)
    expect(audio.volume).toBe(1)
    await wait(5000)
    expect(audio.volume).toBeCloseTo(0.5)
    expect(stand.state().playing).toBe(true)
    await wait(5000)
    expect(stand.state()).toMatchObject({ playing: false, sleep: { kind: 'off' } })
    expect(audio).toMatchObject({ paused: true, volume: 1 })
  })

  it('uses the wall clock: after the device slept it fires at once', async () => {
    await stand.playing(item('a'))
    stand.send({ type: 'set-sleep', minutes: 30 })
    vi.setSystemTime(Date.now() + 31 * MINUTE_MS)
    expect(stand.state().playing).toBe(true)
    hide(false)
    expect(stand.state()).toMatchObject({ playing: false, sleep: { kind: 'off' } })
  })

  it('is checked at the element’s events, because timers stop in the background', async () => {
    const audio = await stand.playing(item('a'))
    stand.send({ type: 'set-sleep', minutes: 10 })
    vi.setSystemTime(START + 11 * MINUTE_MS)
    audio.reach(60)
    expect(stand.state().playing).toBe(false)
  })

  it('at the end of the current track pauses there and clears', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    stand.send({ type: 'set-sleep', minutes: 'end' })
    audio.end()
    await wait(2000)
    expect(stand.state()).toMatchObject({ playing: false, index: 0, sleep: { kind: 'off' } })
    expect(audio.currentTime).toBe(0)
  })

  it('can be cancelled, which restores the volume', async () => {
    const audio = await stand.playing(item('a'))
    stand.send({ type: 'set-sleep', minutes: 1 })
    await wait(55_000)
    expect(audio.volume).toBeLessThan(1)
    stand.send({ type: 'set-sleep', minutes: null })
    expect(audio.volume).toBe(1)
    await wait(10 * MINUTE_MS)
    expect(stand.state().playing).toBe(true)
  })

  it('cannot wait for the end of a live stream', async () => {
    await stand.playing(item('l', { live: true }))
    stand.send({ type: 'set-sleep', minutes: 'end' })
    expect(stand.state().sleep).toEqual({ kind: 'off' })
  })

  it('survives a reload', async () => {
    await stand.playing(item('a'))
    stand.send({ type: 'set-sleep', minutes: 5 })
    const { sleep } = stand.state()
    window.dispatchEvent(new Event('pagehide'))
    stand = await createTestPlayer({ reload: true })
    expect(stand.state().sleep).toEqual(sleep)
    await stand.ready()
    stand.send({ type: 'play' })
    stand.element('a')?.arrive()
    await wait(5 * MINUTE_MS)
    expect(stand.state().playing).toBe(false)
  })

  it('is off if it expired while the page was closed', async () => {
    await stand.playing(item('a'))
    stand.send({ type: 'set-sleep', minutes: 5 })
    window.dispatchEvent(new Event('pagehide'))
    vi.setSystemTime(Date.now() + 6 * MINUTE_MS)
    stand = await createTestPlayer({ reload: true })
    expect(stand.state()).toMatchObject({ current: { id: 'a' }, sleep: { kind: 'off' } })
  })
})
