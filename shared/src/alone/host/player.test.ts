import { expect, it } from 'vitest'
import type { PlayerItem, PlayerRequest, PlayerState } from '../../host'
import { idlePlayer } from '../../testing/stores'
import { answerPlayer } from './player'

const item = (id: string): PlayerItem => ({
  id,
  name: id,
  album: '',
  albumId: null,
  duration: 10,
  image: null,
  url: '/a',
  live: false,
})
function after(...requests: PlayerRequest[]): PlayerState {
  const state = { ...idlePlayer }
  for (const request of requests) Object.assign(state, answerPlayer(state, request))
  return state
}
const open: PlayerRequest = { type: 'open', items: [item('a'), item('b'), item('c')], index: 1 }

it.each<[what: string, requests: PlayerRequest[], state: Partial<PlayerState>]>([
  ['plays what was opened', [open], { current: item('b'), playing: true, isOpen: true }],
  ['goes on', [open, { type: 'next' }], { index: 2 }],
  ['stays at the end', [open, { type: 'next' }, { type: 'next' }], { index: 2 }],
  ['toggles', [open, { type: 'toggle' }], { playing: false }],
  ['plays nothing where there is nothing', [{ type: 'play' }], { playing: false }],
  ['keeps what is played when another goes', [open, { type: 'remove', index: 0 }], { current: item('b'), index: 0 }],
  ['goes through the modes', [{ type: 'cycle-mode' }, { type: 'cycle-mode' }], { mode: 'random' }],
  ['closes', [open, { type: 'close' }], { list: [], current: null, isOpen: false }],
])('%s', (_, requests, state) => expect(after(...requests)).toMatchObject(state))
