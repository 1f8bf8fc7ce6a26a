import type { PublicKeys, RegistryDocument, SignedText } from '@plaza/shared/remotes'

/** The key that signs the registry, and the keys that pages trust. */
export interface Keys {
  id: string
  /** Our own key and the additionally trusted ones. */
  publicKeys: PublicKeys
  sign(text: string): SignedText
  /** Whether our own key signed this text. */
  verify(signed: SignedText): boolean
}

/** The registry as pages get it. */
export interface CurrentRegistry {
  document: RegistryDocument
  signed: SignedText
  serial: number
}

/** Cached registry of this process; one per open database. */
export interface RegistryView {
  keys: Keys
  kept: CurrentRegistry | null
  /** Time of the last read in ms since the epoch. */
  lookedAt: number
  /** Increases with each change in this process: a read that began before a change is not cached. */
  changes: number
  looking: Promise<CurrentRegistry> | null
}
