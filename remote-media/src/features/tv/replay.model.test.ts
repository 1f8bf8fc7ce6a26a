import { expect, it } from 'vitest'
import { programme } from '../../testing/samples'
import { dayOf, replayOf } from './replay.model'

it.each([
  ['805-3.20261121', '2026-11-21'],
  ['805-3', null],
  ['', null],
])('the day of broadcast %j is %s', (id, day) => expect(dayOf(id)).toBe(day))

it('only broadcasts with a recording have a replay', () => {
  const list = [programme({ id: 'a' }), programme({ id: 'b', replay_url: '/media/recorded/tv-1/60.m3u8' })]
  expect(replayOf(list, 'b')?.id).toBe('b')
  expect([replayOf(list, 'a'), replayOf(list, 'c'), replayOf(undefined, 'b')]).toEqual([null, null, null])
})
