import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeAudio } from '../testing/fake-audio'
import { createTestPlayer, hide, item, items, settle, type TestPlayer, tearDown } from '../testing/test-player'

let stand: TestPlayer
beforeEach(async () => {
  stand = await createTestPlayer()
})
afterEach(tearDown)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Plays a, b and c, with the next one preloaded. */
const playingNearEnd = async () => {
  const audio = await stand.playing(...items('a', 'b', 'c'))
  audio.reach(151)
  await settle()
  return audio
}

describe('the silent element', () => {
  it('does not affect the state by what it loads or fails to load', async () => {
    const audio = await playingNearEnd()
    const ahead = stand.element('b')
    ahead?.arrive(90)
    ahead?.fail()
    expect(stand.toasts).toEqual([])
    expect(stand.state()).toMatchObject({ playing: true, failed: false, index: 0 })
    expect(stand.player.progress.getState()).toMatchObject({ position: 151, duration: 180 })
    expect(audio.paused).toBe(false)
  })

  it('is not used after a failure: the track is loaded again', async () => {
    const audio = await playingNearEnd()
    stand.element('b')?.fail()
    audio.end()
    await wait(500)
    expect(audio.src).toContain('/b.')
    expect(stand.state()).toMatchObject({ index: 1, waiting: true })
  })

  it('is not used in a hidden page, where iOS only lets the playing element continue', async () => {
    const audio = await playingNearEnd()
    stand.element('b')?.arrive()
    hide(true)
    audio.end()
    await settle()
    expect(audio.src).toContain('/b.')
    expect(audio.plays).toBe(2)
  })

  it('is emptied once something else comes next', async () => {
    await playingNearEnd()
    stand.send({ type: 'remove', index: 1 })
    expect(FakeAudio.instances.map(({ src }) => src).sort()).toEqual(['', '/audio/a.mp3'])
  })

  it('keeps its track when the list only grows', async () => {
    await playingNearEnd()
    const ahead = stand.element('b')
    stand.send({ type: 'open', items: [...stand.state().list, item('d')], index: 0 })
    expect(stand.element('b')).toBe(ahead)
  })

  it.each([
    ['the timer ends with this track', () => stand.send({ type: 'set-sleep', minutes: 'end' })],
    ['the track is repeated', () => stand.send({ type: 'cycle-mode' })],
  ])('loads nothing where %s', async (_, arrange) => {
    const audio = await stand.playing(...items('a', 'b'))
    arrange()
    audio.reach(170)
    await settle()
    expect(stand.element('b')).toBeUndefined()
  })

  it('preloads no live stream, which would be delayed then', async () => {
    const audio = await stand.playing(item('a'), item('l', { live: true }))
    audio.reach(170)
    await settle()
    expect(stand.element('l')).toBeUndefined()
  })

  it('loads nothing while the track is paused', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    stand.send({ type: 'pause' })
    audio.reach(170)
    await settle()
    expect(stand.element('b')).toBeUndefined()
  })
})

describe('a touchstart on an item', () => {
  it('loads it into the silent element while another one plays', async () => {
    const audio = await stand.playing(item('a'))
    stand.player.anticipate(item('b'))
    expect(stand.element('b')).toMatchObject({ preload: 'auto', loads: 1 })
    expect(audio.paused).toBe(false)
    stand.send({ type: 'open', items: items('b'), index: 0 })
    expect(stand.element('b')).toMatchObject({ loads: 1, preload: 'auto' })
    expect(stand.element('b')).not.toBe(audio)
  })

  it('loads neither the current item nor a stream', async () => {
    await stand.playing(item('a'))
    stand.player.anticipate(item('a'))
    stand.player.anticipate(item('s', { url: '/hls/s.m3u8' }))
    expect(FakeAudio.instances.map(({ src }) => src).filter(Boolean)).toEqual(['/audio/a.mp3'])
  })

  it('starts the download once, before the player’s code is loaded', () => {
    stand.player.anticipate(item('a'))
    stand.element('a')?.arrive()
    stand.player.anticipate(item('a'))
    expect(stand.element('a')).toMatchObject({ preload: 'auto', readyState: 4, plays: 0 })
  })
})

describe('what is buffered', () => {
  const buffer = (...ranges: [start: number, end: number][]) => ({
    length: ranges.length,
    start: (index: number) => ranges[index]?.[0] ?? 0,
    end: (index: number) => ranges[index]?.[1] ?? 0,
  })

  it.each([
    ['in the first piece', 5, 10],
    ['in the second piece', 70, 80],
    ['just before the second piece', 59.6, 80],
    ['between both', 30, 0],
    ['behind both', 100, 0],
  ])('is the end of the current range: %s', async (_, position, end) => {
    const audio = await stand.playing(item('a'))
    audio.buffered = buffer([0, 10], [60, 80])
    audio.reach(position)
    expect(stand.player.progress.getState().buffered).toBe(end)
  })
})

describe('a position', () => {
  it('behind the end of the source is its last second', async () => {
    await stand.ready()
    stand.send({ type: 'open', items: items('a'), index: 0, position: 500 })
    stand.element('a')?.arrive(120)
    expect(stand.element('a')?.currentTime).toBe(119)
  })

  it('that is sought before the source is there is taken up once it is', async () => {
    await stand.ready()
    stand.send({ type: 'open', items: items('a'), index: 0 })
    stand.send({ type: 'seek', seconds: 70 })
    expect(stand.player.progress.getState().position).toBe(70)
    stand.element('a')?.arrive()
    expect(stand.element('a')?.currentTime).toBe(70)
  })
})

it('detects that playback was interrupted while the page was frozen', async () => {
  const audio = await stand.playing(item('a'))
  audio.paused = true
  window.dispatchEvent(new Event('pageshow'))
  expect(stand.state().playing).toBe(false)
})
