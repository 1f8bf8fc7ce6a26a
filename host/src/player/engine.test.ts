import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestPlayer, items, type TestPlayer, tearDown } from './testing/test-player'

let stand: TestPlayer
let broken = true
beforeEach(async () => {
  vi.doMock('./audio/audio-driver', async (original) => {
    if (broken) throw new TypeError('Failed to fetch dynamically imported module')
    return original()
  })
  broken = true
  stand = await createTestPlayer()
})
afterEach(async () => {
  vi.doUnmock('./audio/audio-driver')
  await tearDown()
})

it('reports that the player’s code cannot be loaded, and retries at the next request', async () => {
  stand.send({ type: 'open', items: items('a'), index: 0 })
  await vi.advanceTimersByTimeAsync(4000)
  expect(stand.toasts).toEqual(['The playback address failed to load'])
  expect(stand.state()).toMatchObject({ playing: false, waiting: false, current: { id: 'a' } })
  broken = false
  stand.send({ type: 'play' })
  await stand.ready()
  stand.element('a')?.arrive()
  expect(stand.state().playing).toBe(true)
})
