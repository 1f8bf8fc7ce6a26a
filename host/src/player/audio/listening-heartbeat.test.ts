import { MINUTE_MS } from '@plaza/shared/format'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestPlayer, item, type TestPlayer, tearDown } from '../testing/test-player'

const STEP_MS = 2000
let stand: TestPlayer
beforeEach(async () => {
  stand = await createTestPlayer()
})
afterEach(tearDown)

it('says that a live channel is heard, at once and once a minute, as long as it plays', async () => {
  const audio = await stand.playing(item('801', { live: true, url: '/live/801.mp3' }))
  expect(stand.heard).toEqual(['801'])
  // A stream that stood still would be joined again.
  for (let seconds = STEP_MS / 1000; seconds <= (2 * MINUTE_MS) / 1000; seconds += STEP_MS / 1000) {
    audio.reach(seconds)
    await vi.advanceTimersByTimeAsync(STEP_MS)
  }
  expect(stand.heard).toEqual(['801', '801', '801'])
  stand.send({ type: 'pause' })
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  expect(stand.heard).toHaveLength(3)
})

it('says nothing of a track', async () => {
  await stand.playing(item('a'))
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(stand.heard).toEqual([])
})
