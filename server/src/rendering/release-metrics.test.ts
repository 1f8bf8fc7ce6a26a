import { expect, it } from 'vitest'
import { createReleaseMetrics } from './release-metrics'

it('counts in total and by release', () => {
  const metrics = createReleaseMetrics()
  metrics.add('media 1', 'rendered')
  metrics.add('media 1', 'dropped')
  metrics.add('media 2', 'rendered')
  expect(metrics.all).toEqual({ rendered: 2, dropped: 1 })
  expect([metrics.of('media 1'), metrics.of('media 2'), metrics.of('media 3')]).toEqual([
    { rendered: 1, dropped: 1 },
    { rendered: 1, dropped: 0 },
    { rendered: 0, dropped: 0 },
  ])
})

it('keeps fifty releases, and forgets the one that was rendered longest ago', () => {
  const metrics = createReleaseMetrics()
  for (let release = 0; release < 50; release++) metrics.add(`media ${release}`, 'rendered')
  metrics.add('media 0', 'rendered')
  expect(metrics.names()).toHaveLength(50)
  metrics.add('media 50', 'rendered')
  expect(metrics.names()).toHaveLength(50)
  expect(metrics.names()).not.toContain('media 1')
  expect(metrics.of('media 0').rendered).toBe(2)
  expect(metrics.all.rendered).toBe(52)
})
