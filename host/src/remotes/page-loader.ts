import type { ComponentType } from 'react'
import { createSingleFlight } from '../browser/single-flight'
import { sleep } from '../browser/sleep'
import type { LoadAttempt, ReleaseInstance } from './loading/instance'
import type { Instances } from './loading/instances'
import type { PageFailure, PageResult, ReadyPage } from './loading/page-result'
import { isRelease, type Plan } from './plan'
import { canRunPage } from './release'
import type { ReleasePreference } from './release-preference'
import type { Skips } from './skips'

/** How long the running release may take before fallbacks are tried. */
const FALLBACK_AFTER_MS = 5000

/** A page whose first attempt was not enough. */
export interface RecoveryRequest {
  page: string
  prefer: ReleasePreference
  /** The first attempt, which failed or takes long. */
  first: LoadAttempt | null
}

interface PageLoaderDeps {
  plan: Pick<Plan, 'wanted' | 'current'>
  instances: Instances
  skips: Skips
  /** Gets a page by retries and fallbacks. */
  recover(request: RecoveryRequest): Promise<PageResult>
  /** Another release runs than before. */
  onSwapped(): void
}

/** Loads the pages of one remote; the release of the last loaded page is the running one. */
export function createPageLoader(remote: string, { plan, instances, skips, recover, onSwapped }: PageLoaderDeps) {
  const loading = createSingleFlight<PageResult>()
  let running: ReleaseInstance | null = null
  let problem: PageFailure | null = null

  /** Makes the release of a successful attempt the running one. */
  function run(attempt: LoadAttempt, Page: ComponentType): ReadyPage {
    const ready = attempt.instance.keep(attempt, Page)
    problem = null
    if (running !== attempt.instance) {
      running = attempt.instance
      onSwapped()
    }
    return ready
  }

  async function load(page: string, prefer: ReleasePreference): Promise<PageResult> {
    const wanted = plan.wanted(remote)
    const release = running ? plan.current(running.release) : isRelease(wanted) && skips.isEmpty() ? wanted : null
    const first = prefer === 'running' && release && canRunPage(release, page) ? instances.attempt(release, page) : null
    const Page = await Promise.race([first?.work, first && sleep(FALLBACK_AFTER_MS)]).catch(() => {})
    if (first && Page) return run(first, Page)
    const failed = (error: unknown): PageResult => ({ state: 'failed', reason: String(error) })
    const result = await recover({ page, prefer, first }).catch(failed)
    if (result.state !== 'ready') {
      if (prefer === 'other') running = null
      problem = result
    }
    return result
  }

  return {
    running: () => running,
    /** Why no page is shown. */
    problem: () => problem,
    isLoading: () => !loading.isEmpty(),
    run,
    /** Loads a page; concurrent requests for the same page share one load. Never rejects. */
    page: (name: string, prefer: ReleasePreference = 'running'): Promise<PageResult> =>
      loading.share(`${prefer} ${name}`, () => load(name, prefer)),
    /** Later requests do not join loads that may hang: they fetch files from new URLs. */
    renew(): void {
      instances.renew()
      loading.forget()
    },
    /** Forgets the running release. */
    stop(): void {
      running = null
    },
  }
}
