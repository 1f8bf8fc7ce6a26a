import { liveExtensions } from '@plaza/shared/extensions'
import type { RemoteManifest } from '@plaza/shared/remotes'
import { followExtensions } from '../extensions/extensions.store'
import { running } from '../running.store'
import { describe } from './describe'
import { isRelease, type Plan } from './plan'
import type { Slot } from './slot'

/** Receives the manifests for the live routes, chosen releases first. */
export interface RouteFollower {
  follow(remotes: readonly Pick<RemoteManifest, 'name' | 'routes'>[]): void
}

/** Manifests of the releases that this visitor gets. */
const chosenDocuments = (plan: Plan) =>
  plan.remotes().flatMap((remote) => {
    const wanted = plan.wanted(remote)
    if (wanted === 'off') return []
    return isRelease(wanted)
      ? [{ remote, release: wanted.id, document: wanted.document }]
      : [{ remote, release: plan.choiceOf(remote)?.release ?? '', document: plan.routed(remote) }]
  })

/** Manifests of the live routes: of chosen releases, and of running ones for routes that the chosen release lacks. */
const documentsOf = (plan: Plan, slotOf: (remote: string) => Slot) =>
  chosenDocuments(plan).flatMap(({ remote, document }) =>
    [document, slotOf(remote).running()?.release.document].flatMap((one) => one ?? []),
  )

/**
 * Keeps everything that depends on plan and slots up to date: the published state, the live routes, and the listeners.
 */
export function createLiveState(plan: Plan, slotOf: (remote: string) => Slot, routes: RouteFollower) {
  const listeners = new Set<() => void>()
  const publish = () => running.setState(describe(plan, slotOf))
  const follow = () => {
    routes.follow(documentsOf(plan, slotOf))
    followExtensions(
      liveExtensions(
        chosenDocuments(plan).map(({ document, ...release }) => ({ ...release, extensions: document?.extensions })),
      ),
    )
    publish()
  }
  return {
    /** Publishes what runs and what failed. */
    publish,
    /** Updates the routes to the chosen releases. */
    follow,
    /** The selection or a running release may have changed: updates the routes, then calls the listeners. */
    reconcile(): void {
      follow()
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): unknown => listeners.add(listener),
  }
}

export type LiveState = ReturnType<typeof createLiveState>
