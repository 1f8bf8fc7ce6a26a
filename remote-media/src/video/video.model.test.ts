import { describe, expect, it } from 'vitest'
import { requestOfKey, requestOfTap, within } from './controls.model'
import { isWorthKeeping, withPosition } from './positions.model'

describe('what a person asks of a video', () => {
  it.each([
    ['a space', ' ', { type: 'toggle' }],
    ['an arrow', 'ArrowLeft', { type: 'step', seconds: -5 }],
    ['the other arrow', 'ArrowRight', { type: 'step', seconds: 5 }],
    ['k', 'k', { type: 'toggle' }],
    ['j', 'j', { type: 'step', seconds: -10 }],
    ['l', 'l', { type: 'step', seconds: 10 }],
    ['m', 'm', { type: 'mute' }],
    ['f', 'f', { type: 'full' }],
    ['any other key', 'x', null],
  ])('by %s', (_, key, request) => expect(requestOfKey(key)).toEqual(request))

  it.each([
    ['the first tap', null, 0.9, null],
    ['a second one at the left', { across: 0.1, at: 900 }, 0.1, { type: 'step', seconds: -10 }],
    ['a second one at the right', { across: 0.9, at: 900 }, 0.9, { type: 'step', seconds: 10 }],
    ['a second one in the middle', { across: 0.5, at: 900 }, 0.5, { type: 'toggle' }],
    ['a second one just in time', { across: 0.9, at: 700 }, 0.9, { type: 'step', seconds: 10 }],
    ['one that comes too late', { across: 0.9, at: 699 }, 0.9, null],
  ])('by %s', (_, before, across, request) => expect(requestOfTap(before, { across, at: 1000 })).toEqual(request))

  it.each([
    [-3, 60, 0],
    [70, 60, 60],
    [30, 60, 30],
    [30, 0, 30],
  ])('%i s of %i s is %i s', (seconds, duration, place) => expect(within(seconds, duration)).toBe(place))
})

describe('where a person stopped', () => {
  it.each([
    [3, 60, false],
    [3.1, 60, true],
    [54.9, 60, true],
    [55, 60, false],
    [0, 0, false],
    [30, 60, true],
    [58, 60, false],
    [30, 0, true],
  ])('%i s of %i s: kept is %s', (seconds, duration, kept) => expect(isWorthKeeping(seconds, duration)).toBe(kept))

  it('stores the last fifty videos, without finished ones', () => {
    let kept = {}
    for (let id = 1; id <= 60; id++) kept = withPosition(kept, `v${id}`, 20.7, 100)
    expect(Object.keys(kept)).toHaveLength(50)
    expect(kept).toMatchObject({ v60: 20, v11: 20 })
    expect(withPosition(kept, 'v60', 99, 100)).not.toHaveProperty('v60')
  })
})
