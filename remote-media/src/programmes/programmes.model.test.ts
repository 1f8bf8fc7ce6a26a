import { describe, expect, it } from 'vitest'
import { daysAround, elapsedShare, onAir, type ProgrammeState, stateOf } from './programmes.model'

const programme = {
  id: 'p1',
  title: 'Night tide',
  anchor: null,
  starts_at: '2026-11-21T13:00:00Z',
  ends_at: '2026-11-21T14:00:00Z',
  replay_url: null,
}
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

describe('where a programme stands', () => {
  it.each<[when: string, time: string, state: ProgrammeState, share: number]>([
    ['a second before it', '12:59:59', 'coming', 0],
    ['when it begins', '13:00:00', 'now', 0],
    ['in its middle', '13:30:00', 'now', 0.5],
    ['when it ends', '14:00:00', 'over', 1],
  ])('%s', (_, time, state, share) => {
    expect(stateOf(programme, at(time))).toBe(state)
    expect(elapsedShare(programme, at(time))).toBe(share)
    expect(onAir([programme], at(time))).toBe(state === 'now' ? programme : null)
  })
})

describe('the days of a table', () => {
  it('are five before today and one after, over the turn of a month', () => {
    expect(daysAround('2026-03-02')).toEqual([
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
    ])
  })
})
