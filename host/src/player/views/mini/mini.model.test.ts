import { describe, expect, it } from 'vitest'
import { item } from '../../testing/test-player'
import { initialPosition, movedByKey, pageOf, snap } from './mini.model'

const space = { width: 390, height: 844 }
const box = (left: number, top: number, width = 48) => ({ left, right: left + width, top, bottom: top + 48 })

describe('letting the mini player go', () => {
  it.each([
    ['in the left half: to the left edge', box(60, 400), 'left', 396],
    ['in the right half: to the right edge', box(250, 400), 'right', 396],
    ['as a pill, by its middle', box(100, 400, 224), 'right', 396],
    ['above the screen: 10 px below its edge', box(250, -80), 'right', 786],
    ['below the screen: above the footer', box(20, 900), 'left', 60],
  ])('%s', (_, dropped, side, up) => expect(snap(dropped, space)).toEqual({ side, up, dragged: true }))

  it('stays above the footer where the screen is lower than its place', () => {
    expect(snap(box(0, 0), { width: 320, height: 90 }).up).toBe(60)
  })
})

describe('the arrow keys', () => {
  it.each([
    ['ArrowLeft', { side: 'left', up: 60 }],
    ['ArrowRight', { side: 'right', up: 60 }],
    ['ArrowUp', { side: 'right', up: 92 }],
    ['ArrowDown', { side: 'right', up: 60 }],
  ])('%s', (key, place) => expect(movedByKey(initialPosition, key, space)).toMatchObject(place))

  it('leave other keys alone', () => expect(movedByKey(initialPosition, 'Tab', space)).toBeNull())
})

it.each([
  ['nothing', null, '/radios'],
  ['a live item', item('7', { live: true }), '/radios/7'],
  ['an audio', item('7'), '/audios/7'],
  ['an article read aloud', item('7', { address: '/posts/3' }), '/posts/3'],
])('%s leads to %s', (_, current, page) => expect(pageOf(current)).toBe(page))
