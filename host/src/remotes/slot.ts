import type { FailureKind } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import { sleep } from '../browser/sleep'
import { createInstance, type InstanceDeps, type LoadAttempt, type ReleaseInstance } from './loading/instance'
import type { PageFailure, PageResult, ReadyPage } from './loading/page-result'
import { isRelease, type Plan } from './plan'
import { canRunPage, type Release } from './release'
import { createSkips } from './skips'

/** From then on it is thought about what else there is. */
const FALLBACK_AFTER_MS = 5000
const ERRORS_KEPT = 5

/** Which release a page is to come from: what runs; what is chosen, else what runs; anything but what runs. */
export type ReleasePreference = 'running' | 'chosen' | 'other'

/** A page that did not come by itself. */
export interface PageRequest {
  slot: Slot
  page: string
  prefer: ReleasePreference
  /** The first attempt, which has failed or takes long. */
  first: LoadAttempt | null
}

export interface SlotDeps extends InstanceDeps {
  plan: Pick<Plan, 'wanted' | 'isRevoked' | 'current'>
  /** Gets a page by further attempts and fallbacks; its code comes when something fails, or after the first page. */
  recover(asked: PageRequest): Promise<PageResult>
  /** Another release runs than before. */
  onSwapped(): void
}

/** The place of a remote in this page: what runs there, and how the others have fared. Nobody else writes any of it. */
export function createSlot(remote: string, parts: SlotDeps) {
  const { plan, recover, onSwapped: swapped } = parts
  /** By the place of the files. */
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

  /** From now on the release runs of which a page came. */
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

  /** Those who ask for the same at once share one loading. */
  function page(name: string, prefer: ReleasePreference = 'running'): Promise<PageResult> {
    const key = `${prefer} ${name}`
    const mine = loading.get(key) ?? load(name, prefer).finally(() => loading.get(key) === mine && loading.delete(key))
    loading.set(key, mine)
    return mine
  }

  /** Nobody waits any longer for attempts that may hang: files are asked for under a fresh address. */
  function renew(): void {
    for (const instance of instances.values()) instance.renew()
    loading.clear()
  }

  /** Nothing that was taken back, switched off or quarantined may be shown; what is chosen is taken when it is entered. */
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
    /** Why no page is here. */
    problem: () => problem,
    errors: () => errors,
    isLoading: () => loading.size > 0,
    isQuarantined: skips.isQuarantined,
    skipOf: skips.of,
    skip: skips.set,
    due: preferenceNow,
    /** A page that is already here, so that its navigation takes one frame. */
    peek,
    page,
    /** Never rejects. A later call after a failure tries anew. */
    load: async (name: string): Promise<PageResult> => peek(name) ?? page(name),
    attempt,
    run,
    /**
     * The page for a navigation: from the release that is chosen where the remote is entered from elsewhere, or where the
     * running one lacks the page; nothing to wait for where it is here.
     */
    prepare(name: string, entering: boolean): Promise<PageResult> | undefined {
      const now = preferenceNow()
      const lacks = !running?.release.document.routes[name]
      const prefer = now === 'other' || entering || lacks ? now : 'running'
      if (prefer === 'running' && peek(name)) return undefined
      if (problem && loading.size > 0) renew()
      return page(name, prefer)
    },
    /** For a person who asks again: whatever was held against a release is forgotten, and its files are asked for anew. */
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
    /** Ends releases that neither run nor have a page left among the kept ones (ids of their instances), and gives them. */
    endIdle(kept: ReadonlySet<number>): Release[] {
      // Where a page is on its way, its release is about to run.
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
