import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeAudio } from '../testing/fake-audio'
import { createTestPlayer, hide, item, items, settle, type TestPlayer, tearDown } from '../testing/test-player'

let stand: TestPlayer
beforeEach(async () => {
  stand = await createTestPlayer()
})
afterEach(tearDown)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('opening', () => {
  it('starts the download at once and plays 500 ms later', async () => {
    await stand.ready()
    stand.send({ type: 'open', items: items('a', 'b'), index: 1 })
    expect(stand.element('b')?.preload).toBe('auto')
    stand.element('b')?.arrive()
    expect(stand.state()).toMatchObject({
      playing: false,
      waiting: true,
      audioReady: true,
      firstPlay: true,
      isOpen: true,
    })
    await wait(499)
    expect(stand.element('b')?.plays).toBe(0)
    await wait(1)
    expect(stand.element('b')?.plays).toBe(1)
    expect(stand.state()).toMatchObject({ playing: true, waiting: false, firstPlay: false })
  })

  it('plays at once in a page that is hidden, where timers are late', async () => {
    await stand.ready()
    hide(true)
    stand.send({ type: 'open', items: items('a'), index: 0 })
    expect(stand.element('a')?.plays).toBe(1)
  })

  it('resumes a started track, however it is chosen', async () => {
    stand.positionOf.mockImplementation(({ id }) => (id === 'b' ? 131 : 0))
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'select', index: 1 })
    stand.element('b')?.arrive(600)
    expect(stand.element('b')?.currentTime).toBe(131)
    stand.send({ type: 'close' })
    stand.send({ type: 'open', items: items('b'), index: 0 })
    stand.element('b')?.arrive(600)
    await wait(500)
    expect([stand.element('b')?.currentTime, stand.player.progress.getState().position]).toEqual([131, 131])
  })

  it('starts at a requested position, whatever was stored', async () => {
    stand.positionOf.mockReturnValue(131)
    await stand.ready()
    stand.send({ type: 'open', items: items('a'), index: 0, position: 0 })
    stand.element('a')?.arrive(600)
    expect(stand.element('a')?.currentTime).toBe(0)
  })

  it('plays before anything renders', async () => {
    await stand.ready()
    stand.send({ type: 'open', items: items('a'), index: 0 })
    const audio = stand.element('a')
    audio?.arrive()
    const playsWhenTold: (number | undefined)[] = []
    const { playerStore } = await import('../player.store')
    playerStore.subscribe(({ playing }) => playing && playsWhenTold.push(audio?.plays))
    await wait(500)
    expect(playsWhenTold).toEqual([1])
  })

  it('uses the gesture to unlock both elements while the driver loads', async () => {
    stand.send({ type: 'open', items: items('a'), index: 0 })
    expect(FakeAudio.instances.map(({ loads }) => loads)).toEqual([1, 1])
    expect(stand.element('a')).toBeDefined()
    stand.element('a')?.arrive()
    await wait(500)
    expect(stand.element('a')).toMatchObject({ plays: 1, loads: 1 })
    expect(FakeAudio.instances).toHaveLength(2)
  })

  it('does not restart the current item', async () => {
    const audio = await stand.playing(item('a'))
    audio.reach(40)
    stand.send({ type: 'open', items: items('a', 'b'), index: 0 })
    await wait(600)
    expect(stand.state().list).toHaveLength(2)
    expect(audio.currentTime).toBe(40)
    expect(stand.state().playing).toBe(true)
  })

  it('starts at a position', async () => {
    await stand.ready()
    stand.send({ type: 'open', items: items('a'), index: 0, position: 65 })
    stand.element('a')?.arrive()
    expect(stand.element('a')?.currentTime).toBe(65)
    expect(stand.player.progress.getState()).toMatchObject({ position: 65, duration: 180 })
  })

  it('omits items with an unsafe URL, and ignores an empty list', async () => {
    stand.send({ type: 'open', items: [item('x', { url: 'javascript:1' })], index: 0 })
    expect(stand.state().current).toBeNull()
    stand.send({ type: 'open', items: [item('x', { url: '//x/1' }), item('b')], index: 1 })
    expect(stand.state().list.map(({ id }) => id)).toEqual(['b'])
    expect(stand.state().current?.id).toBe('b')
  })

  it('can be paused before it starts', async () => {
    await stand.ready()
    stand.send({ type: 'open', items: items('a'), index: 0 })
    stand.send({ type: 'toggle' })
    await wait(1000)
    expect(stand.element('a')?.plays).toBe(0)
    expect(stand.state()).toMatchObject({ playing: false, waiting: false })
  })
})

describe('the end of a track', () => {
  it('is followed by the next one after 500 ms', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    audio.end()
    expect(stand.player.progress.getState().position).toBe(0)
    expect(stand.state()).toMatchObject({ playing: true, waiting: true, index: 0 })
    await wait(499)
    expect(stand.state().index).toBe(0)
    await wait(1)
    expect(stand.state().index).toBe(1)
    expect(stand.element('b')?.plays).toBe(1)
  })

  it('is followed at once in a hidden page, on the element that iOS permits', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    audio.reach(170)
    hide(true)
    audio.end()
    expect(stand.state().index).toBe(1)
    expect(audio.src).toBe('/audio/b.mp3')
    expect(audio.plays).toBe(2)
  })

  it('stops waiting when the page is hidden', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    audio.end()
    await wait(100)
    hide(true)
    expect(stand.state().index).toBe(1)
  })

  it('replays in loop mode, from the start', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    stand.send({ type: 'cycle-mode' })
    audio.end()
    await wait(500)
    expect(stand.state()).toMatchObject({ index: 0, mode: 'loop' })
    expect(audio).toMatchObject({ plays: 2, currentTime: 0 })
  })

  it('replays a single item', async () => {
    const audio = await stand.playing(item('a'))
    audio.end()
    await wait(500)
    expect(audio.plays).toBe(2)
    expect(stand.askNext).not.toHaveBeenCalled()
  })

  it('can be stopped in the pause between two tracks', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    audio.end()
    stand.send({ type: 'toggle' })
    await wait(1000)
    expect(stand.state()).toMatchObject({ playing: false, index: 0 })
  })

  it('plays the next track from the second element, which has preloaded it', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    audio.reach(149)
    await settle()
    expect(stand.element('b')).toBeUndefined()
    audio.reach(151)
    await settle()
    const ahead = stand.element('b')
    expect(ahead).not.toBe(audio)
    expect(ahead?.preload).toBe('auto')
    ahead?.arrive()
    audio.end()
    await wait(500)
    expect(ahead?.plays).toBe(1)
    expect(ahead?.loads).toBe(1)
    expect(stand.state()).toMatchObject({ index: 1, playing: true, audioReady: true, waiting: false })
    expect(audio.src).toBe('')
  })

  it('preloads nothing with data saving on', async () => {
    Object.assign(navigator, { connection: { saveData: true } })
    const audio = await stand.playing(...items('a', 'b'))
    audio.reach(170)
    await settle()
    expect(stand.element('b')).toBeUndefined()
    Object.assign(navigator, { connection: undefined })
  })
})

describe('the end of the list', () => {
  it('requests the album’s next audio ahead, and appends new ones', async () => {
    stand.askNext.mockResolvedValue(item('c'))
    const audio = await stand.playing(...items('a', 'b'))
    stand.send({ type: 'select', index: 1 })
    stand.element('b')?.arrive()
    const second = stand.sounding()
    second.reach(155)
    second.reach(156)
    await settle()
    expect(stand.askNext.mock.calls).toEqual([['album', 'b']])
    expect(stand.state()).toMatchObject({ index: 1, current: { id: 'b' } })
    second.end()
    await wait(500)
    expect(stand.state().list.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(stand.state()).toMatchObject({ index: 2, playing: true })
    expect(stand.askNext).toHaveBeenCalledOnce()
    expect(audio).toBeDefined()
  })

  it.each([
    ['has no further audio', () => Promise.resolve(null)],
    ['cannot be asked', () => Promise.reject(new Error('network'))],
    ['does not answer within 8 s', () => new Promise<null>(() => {})],
    ['answers with a poisoned address', () => Promise.resolve(item('x', { url: 'http://evil.example/x.mp3' }))],
  ])('returns to the first item where the album %s', async (_, answer) => {
    await stand.playing(...items('a', 'b'))
    stand.askNext.mockImplementation(answer)
    stand.send({ type: 'select', index: 1 })
    stand.element('b')?.arrive()
    stand.send({ type: 'next' })
    await wait(8000)
    expect(stand.state()).toMatchObject({ index: 0, playing: true })
    expect(stand.state().list).toHaveLength(2)
  })

  it('drops a late answer if the user has chosen another item meanwhile', async () => {
    let answer: (audio: null) => void = () => {}
    stand.askNext.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'select', index: 2 })
    stand.element('c')?.arrive()
    stand.send({ type: 'next' })
    stand.send({ type: 'select', index: 1 })
    answer(null)
    await settle()
    expect(stand.state().index).toBe(1)
  })
})

describe('next and previous', () => {
  it('are ignored while the source is not ready, in loop mode and with one item', async () => {
    await stand.ready()
    stand.send({ type: 'open', items: items('a', 'b'), index: 0 })
    stand.send({ type: 'next' })
    expect(stand.state().index).toBe(0)
    stand.element('a')?.arrive()
    stand.send({ type: 'cycle-mode' })
    stand.send({ type: 'previous' })
    expect(stand.state().index).toBe(0)
    stand.send({ type: 'remove', index: 1 })
    stand.send({ type: 'cycle-mode' })
    stand.send({ type: 'next' })
    expect(stand.state().index).toBe(0)
  })

  it('skip forward and back, and play at once', async () => {
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'next' })
    expect(stand.element('b')?.plays).toBeGreaterThan(0)
    stand.element('b')?.arrive()
    stand.send({ type: 'previous' })
    expect(stand.state()).toMatchObject({ index: 0, playing: true })
  })

  it('go back in random mode to what was heard before', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'cycle-mode' })
    stand.send({ type: 'cycle-mode' })
    stand.send({ type: 'next' })
    expect(stand.state().index).toBe(2)
    stand.element('c')?.arrive()
    stand.send({ type: 'previous' })
    expect(stand.state().index).toBe(0)
    vi.restoreAllMocks()
  })
})

describe('the list', () => {
  it('continues when another item is removed, and skips when the current one is', async () => {
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'remove', index: 1 })
    expect(stand.state()).toMatchObject({ index: 0, playing: true })
    stand.send({ type: 'remove', index: 0 })
    expect(stand.state()).toMatchObject({ index: 0, current: { id: 'c' } })
    expect(stand.element('c')?.plays).toBeGreaterThan(0)
  })

  it('stays paused when the current item is removed while paused', async () => {
    await stand.playing(...items('a', 'b'))
    stand.send({ type: 'pause' })
    stand.send({ type: 'remove', index: 0 })
    await wait(1000)
    expect(stand.state()).toMatchObject({ current: { id: 'b' }, playing: false, waiting: false })
  })

  it('closes with its last item, and closing resets the player', async () => {
    const audio = await stand.playing(item('a'))
    stand.send({ type: 'set-rate', rate: 2 })
    stand.send({ type: 'set-sleep', minutes: 10 })
    stand.send({ type: 'remove', index: 0 })
    expect(stand.state()).toMatchObject({ list: [], current: null, playing: false, rate: 1, mode: 'sequence' })
    expect(stand.state().sleep).toEqual({ kind: 'off' })
    expect(stand.player.progress.getState().position).toBe(0)
    expect(audio).toMatchObject({ paused: true, src: '' })
  })
})

describe('speed and position', () => {
  it('is clamped to 0.5 and 3, and 1 for live streams', async () => {
    const audio = await stand.playing(item('a'), item('l', { live: true }))
    stand.send({ type: 'set-rate', rate: 9 })
    expect(stand.state().rate).toBe(3)
    stand.send({ type: 'set-rate', rate: 1.5 })
    expect(audio.playbackRate).toBe(1.5)
    stand.send({ type: 'select', index: 1 })
    expect(stand.state().rate).toBe(1)
    expect(stand.element('l')?.playbackRate).toBe(1)
    stand.send({ type: 'set-rate', rate: 2 })
    expect(stand.state().rate).toBe(1)
    stand.send({ type: 'select', index: 0 })
    expect(stand.state().rate).toBe(2)
  })

  it('seeks within the track, and never in a live stream', async () => {
    const audio = await stand.playing(item('a'), item('l', { live: true }))
    stand.send({ type: 'seek', seconds: 999 })
    expect(audio.currentTime).toBe(180)
    stand.send({ type: 'seek', seconds: Number.NaN })
    expect(audio.currentTime).toBe(180)
    stand.send({ type: 'select', index: 1 })
    stand.element('l')?.arrive()
    stand.send({ type: 'seek', seconds: 50 })
    expect(stand.element('l')?.currentTime).toBe(0)
  })

  it('reports position and buffer separately, so that pages do not render', async () => {
    const audio = await stand.playing(item('a'))
    const drawn = vi.fn()
    stand.player.subscribe(drawn)
    audio.reach(12)
    expect(stand.player.progress.getState()).toEqual({ position: 12, duration: 180, buffered: 180 })
    expect(drawn).not.toHaveBeenCalled()
  })
})
