import { boot } from '../boot'
import { once } from '../browser/once'
import type { Recovery } from './recovery'
import type { RecoveryDeps } from './recovery/context'

/** Recovery, whose chunk loads after a failure or after the first page. */
export function createLazyRecovery(deps: Omit<RecoveryDeps, 'boot'>) {
  let loaded: Recovery | null = null
  let begin = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const load = once(async () => {
    const { createRecovery } = await import('./recovery')
    const recovery = createRecovery({ ...deps, boot })
    loaded = recovery
    void isBegun.then(recovery.start)
    return recovery
  })
  return {
    load,
    /** Null while its chunk is not loaded. */
    loaded: () => loaded,
    /** Runs `act` once recovery is loaded, or `fallback` if its chunk cannot be loaded. */
    use: <T>(act: (recovery: Recovery) => T | Promise<T>, fallback: () => T | Promise<T>): Promise<T> =>
      load().then(act, fallback),
    /** The first remotes are selected: recovery keeps them up to date once it is loaded. */
    begin: () => begin(),
  }
}
