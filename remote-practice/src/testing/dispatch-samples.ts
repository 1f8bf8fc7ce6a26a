import type { Dispatch } from '@plaza/shared/api'

export const dispatch = (over: Partial<Dispatch> = {}): Dispatch => ({
  id: 'd1',
  kind: 'wish',
  deed: { id: '73007', title: 'Ink for the stamp', district: '青岩' },
  wanted_at: null,
  team: { id: '601', name: 'East Beach' },
  note: 'It is on your way',
  state: 'asked',
  asked_at: '2026-11-20T04:00:00.000Z',
  answered_at: null,
  reason: '',
  steps: ['accept', 'decline'],
  ...over,
})
