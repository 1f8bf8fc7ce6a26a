import type { PlayMode, SleepTimer } from '@plaza/shared/host'
import { describe, expect, it } from 'vitest'
import { afterAnswer, canSkip, endStep, isSafeUrl, nextMode, nextStep, previousIndex, without } from './player.model'
import { idle } from './player.store'
import { item, items } from './testing/test-player'

const list = items('a', 'b', 'c')
const off: SleepTimer = { kind: 'off' }
const standing = (index: number, mode: PlayMode = 'sequence', from = list) => ({
  ...idle,
  list: from,
  index,
  current: from[index] ?? null,
  mode,
  audioReady: true,
})

describe('the order of play', () => {
  it('goes sequence, loop, random, and round again', () => {
    expect([nextMode.sequence, nextMode.loop, nextMode.random]).toEqual(['loop', 'random', 'sequence'])
  })

  it.each([
    ['in the middle of a list', standing(0), { go: 1 }],
    ['at the end of an album', standing(2), { ask: { albumId: 'album', audioId: 'c' } }],
    ['at the end of a list without an album', standing(0, 'sequence', [item('z', { albumId: null })]), { go: 0 }],
  ])('%s goes on', (_, state, step) => expect(nextStep(state)).toEqual(step))

  it.each([
    [0, 0, 1],
    [0, 0.99, 2],
    [1, 0, 0],
    [1, 0.99, 2],
    [2, 0.5, 1],
  ])('picks at random another item than %i (%d)', (index, chance, picked) => {
    expect(nextStep(standing(index, 'random'), () => chance)).toEqual({ go: picked })
  })

  it('goes back in the list, from the first to the last, and in random mode to what was heard', () => {
    expect(previousIndex(standing(1))).toBe(0)
    expect(previousIndex(standing(0))).toBe(2)
    expect(previousIndex({ ...standing(0, 'random'), trail: ['c', 'b'] })).toBe(1)
    expect(previousIndex(standing(1, 'random'))).toBe(0)
  })
})

describe('what a person may skip', () => {
  it.each([
    ['a ready track of several', standing(0), true],
    ['a track that is not ready', { ...standing(0), audioReady: false }, false],
    ['a track that failed', { ...standing(0), audioReady: false, failed: true }, true],
    ['a live item', standing(0, 'sequence', [item('l', { live: true }), item('a')]), false],
    ['a looped track', standing(0, 'loop'), false],
    ['a single track', standing(0, 'sequence', [item('a')]), false],
    ['nothing', idle, false],
  ])('%s', (_, state, able) => expect(canSkip(state)).toBe(able))
})

describe('the end of a track', () => {
  it.each([
    ['in sequence leads to the next', standing(0), off, 'next'],
    ['in random mode leads to the next', standing(0, 'random'), off, 'next'],
    ['in loop mode replays', standing(0, 'loop'), off, 'replay'],
    ['of a single item replays', standing(0, 'sequence', [item('a')]), off, 'replay'],
    ['with the timer on the end sleeps', standing(0, 'loop'), { kind: 'end' } as const, 'sleep'],
    ['of a live stream means that it broke off', standing(0, 'loop', [item('l', { live: true })]), off, 'reconnect'],
  ])('%s', (_, state, sleep, step) => expect(endStep({ ...state, sleep })).toBe(step))
})

describe('the answer of the album', () => {
  it.each([
    ['nothing: back to the start', null, ['a', 'b', 'c'], 0],
    ['a new audio: appended', item('d'), ['a', 'b', 'c', 'd'], 3],
    ['an audio of the list: gone to', item('b'), ['a', 'b', 'c'], 1],
    ['the first of the list: gone to', item('a'), ['a', 'b', 'c'], 0],
  ])('%s', (_, audio, ids, index) => {
    const after = afterAnswer(list, audio)
    expect(after.list.map(({ id }) => id)).toEqual(ids)
    expect(after.index).toBe(index)
  })
})

describe('removing', () => {
  it.each([
    ['before the current one', 2, 0, 1],
    ['behind the current one', 0, 2, 0],
    ['the current one', 1, 1, 1],
    ['the current one at the end', 2, 2, 1],
  ])('an item %s', (_, index, removed, left) => expect(without(standing(index), removed).index).toBe(left))
})

it.each([
  ['/media/a.mp3', true],
  ['https://cdn.example/a.mp3?x=1', true],
  ['//evil.example/a.mp3', false],
  ['http://example/a.mp3', false],
  ['javascript:alert(1)', false],
  ['data:audio/wav;base64,AA', false],
  ['/a\\b', false],
  [`/${'a'.repeat(3000)}`, false],
  [7, false],
])('%s is a safe address: %s', (url, safe) => expect(isSafeUrl(url)).toBe(safe))
