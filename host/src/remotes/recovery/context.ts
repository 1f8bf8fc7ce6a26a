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

/** What the modules of recovery share. */
export interface RecoveryContext extends RecoveryDeps {
  keys: PublicKeys
  /** Records what went wrong with a release, and asks the registry whether another one is chosen by now. */
  failed(slot: Slot, release: string, kind: FailureKind, message: string): void
  /** Skips a release for a while. */
  skip(slot: Slot, id: string, skip: Skip): void
}
