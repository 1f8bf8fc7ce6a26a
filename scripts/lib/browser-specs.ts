import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sampleOf } from '../../shared/src/testing/sampling'
import { root } from './project.mjs'

/**
 * Journeys that take half a minute and more. A third of them runs with each commit, all in the long run: together they
 * would take a third of the time of all browser tests.
 */
export const longJourneys: readonly string[] = [
  'faults/all-down',
  'faults/remote-down',
  'faults/tampered',
  'specs/account/feedback',
  'specs/account/settings',
  'specs/account/two-people',
  'specs/community/interaction',
  'specs/community/new-posts',
  'specs/community/outbox',
  'specs/community/review',
  'specs/delivery/develop-against',
  'specs/delivery/operations',
  'specs/delivery/rendered-releases',
  'specs/delivery/rollout',
  'specs/delivery/static',
  'specs/login-expired',
  'specs/practice/deeds',
  'specs/practice/volunteering',
  'specs/video',
  'specs/wechat',
  'versions/matrix',
  'versions/versions',
].map((name) => `${name}.spec.ts`)
const SAMPLE_SIZE = 6

/** Spec files of `npm test`, by their path within `e2e`. */
export function sampledSpecs(): string[] {
  const run = new Set(sampleOf(longJourneys, SAMPLE_SIZE))
  const specs = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(specs|faults|versions)\/.*\.spec\.ts$/.test(file),
  )
  const missing = longJourneys.filter((file) => !specs.includes(file))
  if (missing.length > 0) throw new Error(`browser-specs.ts names what is not there: ${missing.join(', ')}`)
  return specs.filter((file) => run.has(file) || !longJourneys.includes(file)).sort()
}
