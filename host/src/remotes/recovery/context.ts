import type { Boot, FailureKind, PublicKeys } from '@plaza/shared/remotes'
import type { Plan } from '../plan'
import type { Skip } from '../skips'
import type { Slot } from '../slot'

/** What recovery works on. */
export interface RecoveryDeps {
  boot: Boot
  plan: Plan
  slotOf(remote: string): Slot
  /** Writes down how each remote stands. */
  publish(): void
  /** What is chosen, or what runs, may be otherwise than before: routes, what is written down, and the shown page follow. */
  reconcile(): void
}

/** What the parts of recovery have in common. */
export interface RecoveryContext extends RecoveryDeps {
  keys: PublicKeys
  /** Takes note of what went wrong with a release, and asks the registry whether another one is chosen by now. */
  failed(slot: Slot, release: string, kind: FailureKind, message: string): void
  /** Passes a release over for a while. */
  skip(slot: Slot, id: string, skip: Skip): void
}
