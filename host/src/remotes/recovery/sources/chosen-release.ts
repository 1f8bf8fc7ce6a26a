import { sleep } from '../../../browser/sleep'
import type { Release } from '../../release'
import type { RecoveryContext } from '../context'
import { fallbacksFor } from './fallbacks'
import type { ManifestLoader } from './manifest-loader'

const PAUSE_MS = [500, 1000] as const
/** Budget of all attempts together, so that a panel shows within fifteen seconds of the visit. */
const TOTAL_MS = 12_500

interface ChosenReleaseDeps extends Pick<RecoveryContext, 'plan'> {
  manifests: ManifestLoader
  lastGood(remote: string): Promise<Release | null>
}

/** The chosen release of a remote; if its manifest does not arrive, the device's or the registry's fallback. */
export async function fetchChosen(
  remote: string,
  { plan, manifests, lastGood }: ChosenReleaseDeps,
): Promise<Release | null> {
  const choice = plan.choiceOf(remote)
  if (!choice?.release) return null
  const { release: id, why } = choice
  const end = performance.now() + TOTAL_MS
  const first = await manifests.release(remote, id, why, end)
  if (first) return first
  const [before] = fallbacksFor(plan, remote, id)
  const previous = () => (before ? manifests.release(remote, before, 'previous', end) : null)
  const fallback = (await lastGood(remote)) ?? (await previous())
  if (fallback) {
    plan.fallBackTo(fallback)
    return fallback
  }
  for (const pause of PAUSE_MS) {
    if (performance.now() + pause >= end) break
    await sleep(pause)
    const again = await manifests.release(remote, id, why, end)
    if (again) return again
  }
  return null
}
