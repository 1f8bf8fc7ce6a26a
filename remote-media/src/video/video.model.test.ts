import { describe, expect, it } from 'vitest'
import { requestOfKey, requestOfTap, within } from './controls.model'
import { isWorthKeeping, withPosition } from './positions.model'

describe('what a person asks of a video', () => {
  it.each([
    ['a space', ' ', { type: 'toggle' }],
    ['an arrow', 'ArrowLeft', { type: 'step', seconds: -5 }],
    ['f', 'f', { type: 'full' }],
    ['any other key', 'x', null],
  ])('by %s', (_, key, request) => expect(requestOfKey(key)).toEqual(request))

  it.each([
    ['the first tap', null, 0.9, null],
    ['a second one at the left', { across: 0.1, at: 900 }, 0.1, { type: 'step', seconds: -10 }],
    ['a second one at the right', { across: 0.9, at: 900 }, 0.9, { type: 'step', seconds: 10 }],
    ['a second one in the middle', { across: 0.5, at: 900 }, 0.5, { type: 'toggle' }],
    ['one long after', { across: 0.9, at: 600 }, 0.9, null],
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
    [2, 60, false],
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
