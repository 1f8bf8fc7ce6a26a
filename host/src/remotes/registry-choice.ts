import {
  type Choice,
  type RegistryDocument,
  type RegistryRemote,
  type ReleasePreview,
  type SignedText,
  select,
  type Visitor,
  withPreview,
} from '@plaza/shared/remotes'
import type { RunningRemotes } from '../running.store'

/** A verified registry document and the signed text that contains it. */
export interface HeldRegistry {
  document: RegistryDocument
  signed: SignedText
  source: RunningRemotes['source']
}

/** The registry document of this page, and what its rules select for this visitor. */
export function createRegistryChoice(visitor: () => Visitor) {
  let preview: ReleasePreview | null = null
  /** As it was signed, and with the visitor's preview. */
  let newest: HeldRegistry | null = null
  let held: HeldRegistry | null = null
  /** The registry document in the page: it covers few remotes, the current one may cover all. */
  let first: HeldRegistry | null = null
  let choices: readonly Choice[] = []
  const entryOf = (remote: string): RegistryRemote | undefined => held?.document.remotes[remote]

  return {
    held: () => held,
    choices: () => choices,
    entryOf,
    choiceOf: (remote: string) => choices.find((one) => one.remote === remote),
    isRevoked: (remote: string, id: string) => Boolean(entryOf(remote)?.revoked?.includes(id)),
    /** Whether the registry may have other remotes, because the page carried only a part of it. */
    isPartial: () => !held || Boolean(held.document.partial),
    /** The smallest registry document that names a release. */
    proofOf: (remote: string, id: string): HeldRegistry | null =>
      [first, held].find((one) => one?.document.remotes[remote]?.releases[id]) ?? null,
    /** From the next selection on, the previewed release is chosen whatever the rules say. */
    preview(one: ReleasePreview | null): void {
      preview = one
    },
    /** Selects with a newer document, or again with the current one. */
    choose(next: HeldRegistry | null = newest): void {
      newest = next
      first ??= next
      held = next && { ...next, document: withPreview(next.document, preview, visitor().now) }
      choices = held ? select(held.document, visitor()) : []
    },
  }
}
