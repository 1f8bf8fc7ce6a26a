import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestPlayer, item, items, type TestPlayer, tearDown } from './testing/test-player'

let stand: TestPlayer
beforeEach(async () => {
  stand = await createTestPlayer()
})
afterEach(tearDown)
/** The internal state. */
const inside = async () => (await import('./player.store')).playerStore.getState()
const many = (count: number) => Array.from({ length: count }, (_, index) => item(`t${index}`))

describe('what a page may ask for', () => {
  it('is a list of 500 items at most', () => {
    stand.send({ type: 'open', items: many(501), index: 3 })
    expect(stand.state().list).toHaveLength(500)
    expect(stand.state().index).toBe(3)
  })

  it.each([-1, 2, 0.5])('is an item of the list: %d leads to the first one', (index) => {
    stand.send({ type: 'open', items: items('a', 'b'), index })
    expect(stand.state().current?.id).toBe('a')
  })

  it('is an item of the list: selecting or removing another one changes nothing', async () => {
    await stand.playing(...items('a', 'b'))
    const before = stand.state()
    stand.send({ type: 'select', index: 2 })
    stand.send({ type: 'remove', index: 2 })
    expect(stand.state()).toEqual(before)
  })

  it('is the item that is loaded already: it goes on where it was', async () => {
    const audio = await stand.playing(...items('a', 'b'))
    audio.reach(40)
    stand.send({ type: 'pause' })
    stand.send({ type: 'select', index: 0 })
    expect(stand.state()).toMatchObject({ index: 0, playing: true })
    expect(stand.element('a')?.currentTime).toBe(40)
  })

  it('is nothing of a player that has no track', async () => {
    await stand.ready()
    const before = stand.state()
    for (const type of ['play', 'pause', 'toggle', 'next', 'previous', 'expand', 'close'] as const) stand.send({ type })
    stand.send({ type: 'seek', seconds: 10 })
    expect(stand.state()).toEqual(before)
    expect(stand.player.progress.getState().position).toBe(0)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('is no speed of %d', async (rate) => {
    await stand.playing(item('a'))
    stand.send({ type: 'set-rate', rate })
    expect(stand.state().rate).toBe(1)
  })

  it('is a sleep of twelve hours at most, and none of no minutes', async () => {
    await stand.playing(item('a'))
    for (const minutes of [0, -5, Number.NaN]) stand.send({ type: 'set-sleep', minutes })
    expect(stand.state().sleep).toEqual({ kind: 'off' })
    stand.send({ type: 'set-sleep', minutes: 100_000 })
    expect(stand.state().sleep).toEqual({ kind: 'until', until: Date.now() + 12 * 60 * 60_000 })
  })
})

it('shows length and position of what is opened before its source is there', async () => {
  const audio = await stand.playing(item('a'))
  audio.reach(40)
  stand.send({ type: 'open', items: [item('b', { duration: 300 })], index: 0, position: 12 })
  expect(stand.player.progress.getState()).toEqual({ position: 12, duration: 300, buffered: 0 })
  stand.send({ type: 'open', items: [item('l', { live: true, duration: 300 })], index: 0, position: 12 })
  expect(stand.player.progress.getState()).toEqual({ position: 0, duration: 0, buffered: 0 })
})

describe('opening what is in the player already', () => {
  it('shows it, goes to a position that is asked for and plays', async () => {
    const audio = await stand.playing(item('a'))
    stand.send({ type: 'pause' })
    stand.send({ type: 'collapse-mini' })
    stand.send({ type: 'open', items: items('a'), index: 0, position: 75 })
    expect(stand.state()).toMatchObject({ playing: true, isOpen: true })
    expect(audio).toMatchObject({ currentTime: 75, plays: 2 })
  })

  it('loads it anew where it failed, and where its address is another one', async () => {
    const audio = await stand.playing(item('a'))
    audio.fail()
    const { loads } = audio
    stand.send({ type: 'open', items: items('a'), index: 0 })
    expect((await inside()).failed).toBe(false)
    expect(audio.loads).toBe(loads + 1)
    stand.send({ type: 'open', items: [item('a', { url: '/audio/a.2.mp3' })], index: 0 })
    expect(audio.src).toBe('/audio/a.2.mp3')
  })
})

it('keeps order, speed and timer from one list to the next, but not the trail', async () => {
  await stand.playing(...items('a', 'b'))
  stand.send({ type: 'cycle-mode' })
  stand.send({ type: 'cycle-mode' })
  stand.send({ type: 'set-rate', rate: 2 })
  stand.send({ type: 'set-sleep', minutes: 10 })
  stand.send({ type: 'next' })
  const { sleep } = stand.state()
  stand.send({ type: 'open', items: items('x', 'y', 'z'), index: 2 })
  expect(await inside()).toMatchObject({ mode: 'random', rate: 2, sleep, trail: [] })
})

it('keeps the speed that was chosen for later visits, also once the player is closed', async () => {
  await stand.playing(item('a'))
  stand.send({ type: 'set-rate', rate: 1.5 })
  stand.send({ type: 'close' })
  stand = await createTestPlayer({ reload: true })
  await stand.playing(item('b'))
  expect(stand.state().rate).toBe(1.5)
})

describe('the list in the own order of its listener', () => {
  const ids = () => stand.state().list.map(({ id }) => id)

  it('opens what is added to an empty player', async () => {
    await stand.ready()
    stand.send({ type: 'add', items: items('a', 'b'), place: 'end' })
    expect(stand.state()).toMatchObject({ current: { id: 'a' }, index: 0, waiting: true })
  })

  it('has what is to be heard next behind the current track, the last wish first, and each track once', async () => {
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'select', index: 1 })
    stand.send({ type: 'add', items: items('x', 'y', 'x'), place: 'next' })
    expect(ids()).toEqual(['a', 'b', 'x', 'y', 'c'])
    stand.send({ type: 'add', items: items('a', 'y'), place: 'next' })
    expect(ids()).toEqual(['b', 'a', 'y', 'x', 'c'])
    expect(stand.state()).toMatchObject({ index: 0, current: { id: 'b' } })
    stand.send({ type: 'add', items: items('b', 'a'), place: 'end' })
    expect(ids()).toEqual(['b', 'y', 'x', 'c', 'a'])
    stand.send({ type: 'add', items: [item('l', { live: true }), item('u', { url: 'javascript:1' })], place: 'end' })
    expect(ids()).toEqual(['b', 'y', 'x', 'c', 'a'])
  })

  it('takes none beyond the five hundredth, but still moves those that it has', async () => {
    await stand.playing(...many(500))
    stand.send({ type: 'add', items: items('x'), place: 'end' })
    expect([ids().length, ids().includes('x')]).toEqual([500, false])
    const last = ids().at(-1)
    const [moved] = stand.state().list.slice(-1)
    stand.send({ type: 'add', items: moved ? [moved] : [], place: 'next' })
    expect([ids().length, ids()[1]]).toEqual([500, last])
  })

  it('plays on while its tracks move', async () => {
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'reorder', from: 0, to: 2 })
    expect(ids()).toEqual(['b', 'c', 'a'])
    expect(stand.state()).toMatchObject({ index: 2, current: { id: 'a' }, playing: true })
    stand.send({ type: 'reorder', from: 1, to: 0 })
    expect(ids()).toEqual(['c', 'b', 'a'])
    for (const [from, to] of [
      [3, 0],
      [0, 3],
      [-1, 0],
    ] as const)
      stand.send({ type: 'reorder', from, to })
    expect(ids()).toEqual(['c', 'b', 'a'])
  })

  it('goes on in its new order, whatever was next before', async () => {
    const audio = await stand.playing(item('a', { albumId: null }), item('b', { albumId: null }))
    stand.send({ type: 'add', items: [item('x')], place: 'next' })
    audio.arrive()
    stand.send({ type: 'next' })
    expect(stand.state().current?.id).toBe('x')
  })

  it('is cleared but for what plays', async () => {
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'select', index: 1 })
    stand.element('b')?.arrive()
    stand.send({ type: 'clear' })
    expect(ids()).toEqual(['b'])
    expect(stand.state()).toMatchObject({ index: 0, current: { id: 'b' } })
  })

  it('is stored in this order', async () => {
    await stand.playing(...items('a', 'b', 'c'))
    stand.send({ type: 'reorder', from: 2, to: 0 })
    await vi.advanceTimersByTimeAsync(1500)
    stand = await createTestPlayer({ reload: true })
    expect(ids()).toEqual(['c', 'a', 'b'])
    expect(stand.state().current?.id).toBe('a')
  })
})

it('goes back in random mode by what was heard, one at a time, and remembers fifty', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await stand.playing(...many(3))
  stand.send({ type: 'cycle-mode' })
  stand.send({ type: 'cycle-mode' })
  const next = () => {
    stand.sounding()?.arrive()
    stand.send({ type: 'next' })
    stand.element(stand.state().current?.id ?? '')?.arrive()
  }
  for (let round = 0; round < 52; round += 1) next()
  const { trail } = await inside()
  expect(trail).toHaveLength(50)
  const [last, before] = trail.slice(-2).toReversed()
  for (const id of [last, before]) {
    stand.send({ type: 'previous' })
    expect(stand.state().current?.id).toBe(id)
    stand.element(id ?? '')?.arrive()
  }
  expect((await inside()).trail).toHaveLength(48)
  vi.restoreAllMocks()
})
