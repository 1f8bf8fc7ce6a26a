import { running } from '../../running.store'
import type { BeaconDeps } from '../beacon'
import { takePageErrors } from '../page-errors'
import { releaseOf } from '../shown'
import { noteStep } from '../trail'
import { createErrorReports } from './error-reports'

/** Notes swaps of releases and the network, which the report of an error names. */
function startTrail(): void {
  running.subscribe((now, before) => {
    for (const { name, release } of now.remotes) {
      const old = before.remotes.find((one) => one.name === name)?.release
      if (old && release && old !== release) noteStep('release', `${name}@${release}`)
    }
  })
  for (const what of ['online', 'offline'] as const) addEventListener(what, () => noteStep(what))
}

/** An override is not a release. */
const isReleased = (owner: string): boolean =>
  !running.getState().remotes.some(({ name, why }) => name === owner && why === 'override')

/** Starts reporting errors with their stacks. */
export function startErrorReports({ host, shell }: Pick<BeaconDeps, 'host' | 'shell'>): void {
  startTrail()
  const { add, flush } = createErrorReports({ host, shell, isReleased, releaseOf })
  takePageErrors(add)
  addEventListener('pagehide', flush)
}
