import type { PublicKeys, RegistryDocument, SignedText } from '@plaza/shared/remotes'

/** The key that signs the registry, and those that pages trust. */
export interface Keys {
  id: string
  /** Our own and those that pages trust besides. */
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

/** What this process keeps of the registry; one for each open database. */
export interface RegistryView {
  keys: Keys
  kept: CurrentRegistry | null
  /** Milliseconds since the epoch of the last look at the database. */
  lookedAt: number
  /** Rises with each change in this process: a look that began before it is not kept. */
  changes: number
  looking: Promise<CurrentRegistry> | null
}
