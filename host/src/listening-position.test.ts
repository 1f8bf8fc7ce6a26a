import { keyOf } from '@plaza/shared/host'
import { QueryClient } from '@plaza/shared/query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { positionOf } from './listening-position'
import { listeningPositions } from './storage/listening-positions'

const track = { id: '7', duration: 600 }
const history = (seconds: number, at: string) => ({
  pages: [{ list: [{ content: { id: '7' }, seconds, viewed_at: at }] }],
})
let client: QueryClient
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') })
  localStorage.clear()
  client = new QueryClient()
})
afterEach(() => void vi.useRealTimers())

it('starts an unknown sound at 0', () => expect(positionOf(client, track)).toBe(0))

it.each([
  ['earlier than here', '2026-05-01T11:00:00Z', 131],
  ['later than here', '2026-05-01T13:00:00Z', 400],
])('uses the newest position if another device played it %s', (_, at, position) => {
  listeningPositions.keep('7', 131)
  client.setQueryData([...keyOf({ id: 'histories.list' }), 'pages'], history(400, at))
  expect(positionOf(client, track)).toBe(position)
})

it.each<[string, number, number | null, number]>([
  ['heard to its end', 596, 600, 0],
  ['of unknown length', 596, null, 596],
])('knows the position of a sound that is %s', (_, seconds, duration, position) => {
  listeningPositions.keep('7', seconds)
  expect(positionOf(client, { id: '7', duration })).toBe(position)
})
