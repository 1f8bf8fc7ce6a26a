import type { FailureKind, ResourceCounts } from '@plaza/shared/remotes'
import type { LeftResources } from '../running.store'
import type { InstanceDeps, ReleaseInstance } from './loading/instance'
import { createInstances } from './loading/instances'
import type { PageResult } from './loading/page-result'
import { createPageLoader, type RecoveryRequest } from './page-loader'
import { isRelease, type Plan, type WantedRelease } from './plan'
import type { Release } from './release'
import { preferenceFor } from './release-preference'
import { createSkips } from './skips'

const MAX_ENTRIES = 5

/** A page to recover, and its slot. */
export interface PageRequest extends RecoveryRequest {
  slot: Slot
}

export interface SlotDeps extends InstanceDeps {
  plan: Pick<Plan, 'wanted' | 'isRevoked' | 'current'>
  /** Gets a page by retries and fallbacks; its chunk loads after a failure or after the first page. */
  recover(request: PageRequest): Promise<PageResult>
  /** Another release runs than before. */
  onSwapped(): void
}

/** Whether other places draw parts of an instance: they show them as long as its release is chosen. */
const isDrawn = ({ hasParts, release }: ReleaseInstance, wanted: WantedRelease) =>
  hasParts() && isRelease(wanted) && wanted.base === release.base

/** State of one remote in this page: the running release, skipped releases and failed attempts. */
export function createSlot(remote: string, deps: SlotDeps) {
  const { plan } = deps
  const skips = createSkips()
  const instances = createInstances(deps)
  const recover = (request: RecoveryRequest) => deps.recover({ ...request, slot })
  const { stop, renew, ...loader } = createPageLoader(remote, { ...deps, skips, instances, recover })
  const { running, problem, page, isLoading } = loader
  let left: readonly LeftResources[] = []
  let errors: readonly { at: number; release: string; kind: FailureKind; message: string }[] = []

  const peek = (name: string): PageResult | undefined => running()?.pages.get(name)
  const due = () => preferenceFor(running()?.release, plan, skips.of)

  const slot = {
    ...loader,
    remote,
    errors: () => errors,
    left: () => left,
    isQuarantined: skips.isQuarantined,
    skipOf: skips.of,
    skip: skips.set,
    due,
    /** A loaded page, so that its navigation takes one frame. */
    peek,
    /** Never rejects. A call after a failure tries again. */
    load: async (name: string): Promise<PageResult> => peek(name) ?? page(name),
    attempt: instances.attempt,
    part: instances.part,
    /**
     * The page for a navigation: from the chosen release when the remote is entered from another owner's page or the
     * running release lacks the page. Undefined if the page is already loaded.
     */
    prepare(name: string, entering: boolean): Promise<PageResult> | undefined {
      const preference = due()
      const lacks = !running()?.release.document.routes[name]
      const prefer = preference === 'other' || entering || lacks ? preference : 'running'
      if (prefer === 'running' && peek(name)) return undefined
      if (problem() && isLoading()) renew()
      return page(name, prefer)
    },
    /** Retry by the user: forgets all skips, and loads the files again. */
    retry(name: string): Promise<PageResult> {
      skips.clear()
      renew()
      instances.forgetPages()
      stop()
      return page(name)
    },
    failed(release: string, kind: FailureKind, message: string): void {
      errors = [{ at: Date.now(), release, kind, message: message.slice(0, 300) }, ...errors].slice(0, MAX_ENTRIES)
    },
    /** Counts what an ended release had left running. */
    leftBehind(release: string, counts: ResourceCounts): void {
      left = [{ at: Date.now(), release, counts }, ...left].slice(0, MAX_ENTRIES)
    },
    /** Ends and returns the releases that neither run nor have a page among the kept ones (instance ids). */
    endIdle(kept: ReadonlySet<number>): Release[] {
      // While a page is loading, its release is about to run.
      if (isLoading()) return []
      const isKept = (instanceId: number | undefined) => instanceId !== undefined && kept.has(instanceId)
      const wanted = plan.wanted(remote)
      if (wanted === 'off' && !isKept(running()?.instanceId)) stop()
      return instances.endUnless(
        (instance) => instance === running() || isKept(instance.instanceId) || isDrawn(instance, wanted),
      )
    },
  }
  return slot
}

export type Slot = ReturnType<typeof createSlot>
