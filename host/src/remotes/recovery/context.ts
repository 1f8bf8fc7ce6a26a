import type { Boot, FailureKind, PublicKeys } from '@plaza/shared/remotes'
import type { LiveState } from '../live-state'
import type { Plan } from '../plan'
import type { Skip } from '../skips'
import type { Slot } from '../slot'

/** Dependencies of recovery. */
export interface RecoveryDeps {
  boot: Boot
  plan: Plan
  slotOf(remote: string): Slot
  live: Pick<LiveState, 'publish' | 'reconcile'>
}

/** Shared by the modules of recovery. */
export interface RecoveryContext extends RecoveryDeps {
  keys: PublicKeys
  /** Records a failure of a release, and fetches the registry in case another one is chosen by now. */
  failed(slot: Slot, release: string, kind: FailureKind, message: string): void
  /** Skips a release for a while. */
  skip(slot: Slot, id: string, skip: Skip): void
}
