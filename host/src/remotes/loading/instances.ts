import type { Release } from '../release'
import { createInstance, type InstanceDeps, type LoadAttempt, type ReleaseInstance } from './instance'

/** The releases of one remote in this page, by base URL. */
export function createInstances(deps: InstanceDeps) {
  const instances = new Map<string, ReleaseInstance>()
  function instanceOf(release: Release): ReleaseInstance {
    const instance = instances.get(release.base) ?? createInstance(release, deps)
    instances.set(release.base, instance)
    return instance
  }
  return {
    attempt: (release: Release, page: string): LoadAttempt => instanceOf(release).attempt(release, page),
    part: (release: Release, part: string) => instanceOf(release).part(release, part),
    /** Later requests for their files use new URLs. */
    renew(): void {
      for (const instance of instances.values()) instance.renew()
    },
    forgetPages(): void {
      for (const instance of instances.values()) instance.forgetPages()
    },
    /** Ends instances that are set up and not needed; returns their releases. */
    endUnless(isNeeded: (instance: ReleaseInstance) => boolean): Release[] {
      const idle = [...instances.values()].filter((instance) => instance.isSetUp() && !isNeeded(instance))
      for (const instance of idle) instance.end()
      return idle.map(({ release }) => release)
    },
  }
}

export type Instances = ReturnType<typeof createInstances>
