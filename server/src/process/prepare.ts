import { setTimeout as pause } from 'node:timers/promises'
import { isUnavailable, reasonOf } from '../data/failures'
import { encryptIdentities } from '../domains/account/identity/identity'
import { adoptDemo } from '../newsroom/demo-entries'
import { ensureOperator } from '../registry/operations/operators'
import { adoptBuilds } from '../registry/published/adopt'
import { placeHost } from '../registry/published/place'
import { refreshDemo, seedDemo } from '../seed/seed'
import { seedSiteDemo } from '../seed/site-demo'
import type { Deps } from '../transport/context'

const START_TRIES = 60
const START_PAUSE_MS = 500

/** Retries while another starting process does the same, or holds a needed lock. */
export async function retryWhileBusy(step: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await step())
    } catch (error) {
      if (tries === START_TRIES || !isUnavailable(error)) throw error
    }
    await pause(START_PAUSE_MS)
  }
}

/** Adopts local builds. A build that cannot be copied or published is logged; the server starts anyway. */
async function publishBuilds(deps: Deps): Promise<void> {
  const { environment, log } = deps
  const report = (error: unknown) => log.warn({ failure: reasonOf(error) }, 'builds not taken')
  if (!environment.devServers.host) await placeHost(environment.hostDir, environment.releasesDir).catch(report)
  if (environment.adoption !== 'never') await adoptBuilds(deps).catch(report)
  // Not waited for: this server has its own files.
  void deps.releaseFiles
    .shareAll()
    .catch((error: unknown) => log.warn({ failure: reasonOf(error) }, 'files of releases not shared'))
}

/** Seeds the demo, completely for the main site and small for a further one. */
async function seedDemos({ db, environment }: Deps): Promise<void> {
  const { demo, demoDir, site } = environment
  if (demo && site) await retryWhileBusy(() => seedSiteDemo(db, demoDir, site.code))
  if (demo && !site) {
    await retryWhileBusy(() => seedDemo(db, demoDir))
    await retryWhileBusy(() => adoptDemo(db, demoDir))
  }
  await retryWhileBusy(() => refreshDemo(db, demoDir))
}

/** Brings what is stored up to date with this build: demo, encrypted identities, the first operator, releases. */
export async function prepare(deps: Deps): Promise<void> {
  await seedDemos(deps)
  await retryWhileBusy(() => encryptIdentities(deps))
  await ensureOperator(deps)
  await publishBuilds(deps)
}
