import type { FailureKind } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import { sleep } from '../browser/sleep'
import { createInstance, type InstanceDeps, type LoadAttempt, type ReleaseInstance } from './loading/instance'
import type { PageFailure, PageResult, ReadyPage } from './loading/page-result'
import { isRelease, type Plan } from './plan'
import { canRunPage, type Release } from './release'
import { createSkips } from './skips'

/** How long the running attempt may take before fallbacks are tried. */
const FALLBACK_AFTER_MS = 5000
const ERRORS_KEPT = 5

/** Preferred source of a page: the running release; the chosen one, else the running one; any but the running one. */
export type ReleasePreference = 'running' | 'chosen' | 'other'

/** A page whose first attempt was not enough. */
export interface PageRequest {
  slot: Slot
  page: string
  prefer: ReleasePreference
  /** The first attempt, which failed or takes long. */
  first: LoadAttempt | null
}

export interface SlotDeps extends InstanceDeps {
  plan: Pick<Plan, 'wanted' | 'isRevoked' | 'current'>
  /** Gets a page by retries and fallbacks; its chunk loads after a failure or after the first page. */
  recover(asked: PageRequest): Promise<PageResult>
  /** Another release runs than before. */
  onSwapped(): void
}

/** State of one remote in this page: the running release and failed attempts. Only this module writes it. */
export function createSlot(remote: string, parts: SlotDeps) {
  const { plan, recover, onSwapped: swapped } = parts
  /** By base URL. */
  const instances = new Map<string, ReleaseInstance>()
  const loading = new Map<string, Promise<PageResult>>()
  const skips = createSkips()
  let running: ReleaseInstance | null = null
  let problem: PageFailure | null = null
  let errors: readonly { at: number; release: string; kind: FailureKind; message: string }[] = []

  const peek = (page: string): PageResult | undefined => running?.pages.get(page)

  function attempt(release: Release, page: string): LoadAttempt {
    const instance = instances.get(release.base) ?? createInstance(release, parts)
    instances.set(release.base, instance)
    return instance.attempt(release, page)
  }

  /** Makes the release of a loaded page the running one. */
  function run(done: LoadAttempt, Page: ComponentType): ReadyPage {
    const ready = done.instance.keep(done, Page)
    problem = null
    if (running !== done.instance) {
      running = done.instance
      swapped()
    }
    return ready
  }

  async function load(page: string, prefer: ReleasePreference): Promise<PageResult> {
    const wanted = plan.wanted(remote)
    const release = running ? plan.current(running.release) : isRelease(wanted) && skips.isEmpty() ? wanted : null
    const first = prefer === 'running' && release && canRunPage(release, page) ? attempt(release, page) : null
    const Page = await Promise.race([first?.work, first && sleep(FALLBACK_AFTER_MS)]).catch(() => {})
    if (first && Page) return run(first, Page)
    const failed = (error: unknown): PageResult => ({ state: 'failed', reason: String(error) })
    const loaded = await recover({ slot, page, prefer, first }).catch(failed)
    if (loaded.state !== 'ready') {
      if (prefer === 'other') running = null
      problem = loaded
    }
    return loaded
  }

  /** Concurrent calls for the same page share one load. */
  function page(name: string, prefer: ReleasePreference = 'running'): Promise<PageResult> {
    const key = `${prefer} ${name}`
    const mine = loading.get(key) ?? load(name, prefer).finally(() => loading.get(key) === mine && loading.delete(key))
    loading.set(key, mine)
    return mine
  }

  /** Callers no longer wait for attempts that may hang; later requests use a new query. */
  function renew(): void {
    for (const instance of instances.values()) instance.renew()
    loading.clear()
  }

  /**
   * A revoked, switched off or quarantined release must not be shown; a newly chosen one is loaded on entering the
   * remote.
   */
  function preferenceNow(): ReleasePreference {
    const now = running?.release
    if (!now) return 'running'
    const wanted = plan.wanted(remote)
    if (wanted === 'off' || plan.isRevoked(remote, now.id) || skips.of(now.id)?.quarantined) return 'other'
    return isRelease(wanted) && wanted.base !== now.base && !skips.of(wanted.id) ? 'chosen' : 'running'
  }

  const slot = {
    remote,
    running: () => running,
    /** Why no page is shown. */
    problem: () => problem,
    errors: () => errors,
    isLoading: () => loading.size > 0,
    isQuarantined: skips.isQuarantined,
    skipOf: skips.of,
    skip: skips.set,
    due: preferenceNow,
    /** A loaded page, so that its navigation takes one frame. */
    peek,
    page,
    /** Never rejects. A call after a failure tries again. */
    load: async (name: string): Promise<PageResult> => peek(name) ?? page(name),
    attempt,
    run,
    /**
     * The page for a navigation: from the chosen release when the remote is entered from another owner's page or the
     * running release lacks the page. Undefined if the page is already loaded.
     */
    prepare(name: string, entering: boolean): Promise<PageResult> | undefined {
      const now = preferenceNow()
      const lacks = !running?.release.document.routes[name]
      const prefer = now === 'other' || entering || lacks ? now : 'running'
      if (prefer === 'running' && peek(name)) return undefined
      if (problem && loading.size > 0) renew()
      return page(name, prefer)
    },
    /** Retry by the user: forgets all skips, and loads the files again. */
    retry(name: string): Promise<PageResult> {
      skips.clear()
      renew()
      for (const instance of instances.values()) instance.forgetPages()
      running = null
      return page(name)
    },
    failed(release: string, kind: FailureKind, message: string): void {
      errors = [{ at: Date.now(), release, kind, message: message.slice(0, 300) }, ...errors].slice(0, ERRORS_KEPT)
    },
    /** Ends and returns the releases that neither run nor have a page among the kept ones (instance ids). */
    endIdle(kept: ReadonlySet<number>): Release[] {
      // While a page is loading, its release is about to run.
      if (loading.size > 0) return []
      if (plan.wanted(remote) === 'off' && running && !kept.has(running.instanceId)) running = null
      const idle = [...instances.values()].filter(
        (one) => one !== running && one.isSetUp() && !kept.has(one.instanceId),
      )
      for (const instance of idle) instance.end()
      return idle.map(({ release }) => release)
    },
  }
  return slot
}

export type Slot = ReturnType<typeof createSlot>
