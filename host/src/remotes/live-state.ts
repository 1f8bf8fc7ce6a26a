import type { RemoteManifest } from '@plaza/shared/remotes'
import { running } from '../running.store'
import { describe } from './describe'
import { isRelease, type Plan } from './plan'
import type { Slot } from './slot'

/** The table of live routes: takes the documents of the remotes, what is chosen first. */
export interface RouteFollower {
  follow(remotes: readonly Pick<RemoteManifest, 'name' | 'routes'>[]): void
}

/** Documents of the live routes: of what is chosen; of what runs, for routes that the chosen release lacks. */
const documentsOf = (plan: Plan, slotOf: (remote: string) => Slot) =>
  plan.remotes().flatMap((remote) => {
    const wanted = plan.wanted(remote)
    if (wanted === 'off') return []
    const first = isRelease(wanted) ? wanted.document : plan.routed(remote)
    return [first, slotOf(remote).running()?.release.document].flatMap((one) => one ?? [])
  })

/** Keeps what depends on plan and slots up to date: the published state, the live routes, and whoever listens. */
export function createLiveState(plan: Plan, slotOf: (remote: string) => Slot, routes: RouteFollower) {
  const listeners = new Set<() => void>()
  const publish = () => running.setState(describe(plan, slotOf))
  const follow = () => {
    routes.follow(documentsOf(plan, slotOf))
    publish()
  }
  return {
    /** Publishes what runs and what failed. */
    publish,
    /** Takes the routes of what is chosen. */
    follow,
    /** Something else may be chosen, or may run, than before: the routes follow, then the listeners. */
    reconcile(): void {
      follow()
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): unknown => listeners.add(listener),
  }
}

export type LiveState = ReturnType<typeof createLiveState>
