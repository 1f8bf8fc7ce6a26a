import { describe, expect, it } from 'vitest'
import { filledPercent, milestonesReached, nextChange, phoneIn, placesLeft, secondsOfCode } from './activity.model'

it.each<[joined: number, capacity: number, left: number, percent: number]>([
  [0, 40, 40, 0],
  [10, 40, 30, 25],
  [40, 40, 0, 100],
  [41, 40, 0, 100],
  [0, 0, 0, 100],
])('%i of %i joined: %i places left, %i percent taken', (joined, capacity, left, percent) => {
  expect(placesLeft({ joined, capacity })).toBe(left)
  expect(filledPercent({ joined, capacity })).toBe(percent)
})

describe('the next time the state can change', () => {
  const windows = {
    signup_opens_at: '2026-11-20T00:00:00Z',
    signup_closes_at: '2026-11-22T00:00:00Z',
    starts_at: '2026-11-23T01:00:00Z',
    ends_at: '2026-11-23T03:00:00Z',
  }
  it.each<[at: string, next: string | null]>([
    ['2026-11-19T00:00:00Z', windows.signup_opens_at],
    ['2026-11-20T00:00:00Z', windows.signup_closes_at],
    ['2026-11-22T12:00:00Z', '2026-11-23T00:30:00Z'],
    ['2026-11-23T00:30:00Z', windows.starts_at],
    ['2026-11-23T02:00:00Z', windows.ends_at],
    ['2026-11-23T03:00:00Z', null],
  ])('at %s is %s', (at, next) =>
    expect(nextChange(windows, Date.parse(at))).toBe(next === null ? null : Date.parse(next)),
  )
})

it.each([
  ['none', 0],
  ['cancelled', 0],
  ['joined', 1],
  ['signed-in', 2],
  ['signed-out', 3],
] as const)('%s has reached %i milestones', (participation, count) =>
  expect(milestonesReached(participation)).toBe(count),
)

it.each<[contact: string, phone: string | null]>([
  ['林老师 0990-8612 3456', '099086123456'],
  ['138-0000-0001（微信同号）', '13800000001'],
  ['服务台', null],
])('in "%s" the phone number is %s', (contact, phone) => expect(phoneIn(contact)).toBe(phone))

it('counts the seconds to the end of the minute', () => {
  expect(secondsOfCode(Date.parse('2026-11-21T09:00:00Z'))).toBe(60)
  expect(secondsOfCode(Date.parse('2026-11-21T09:00:59.5Z'))).toBe(1)
})
