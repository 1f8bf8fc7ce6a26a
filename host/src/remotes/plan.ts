import {
  type Choice,
  type RegistryDocument,
  type RegistryRemote,
  type RemoteDocument,
  releaseBase,
  type Signed,
  select,
  type Visitor,
  verdictOf,
} from '@plaza/shared/remotes'
import type { Running, RunningRemote } from '../running.store'
import type { Release } from './release'

/** A registry document that was found to be true, and the signed text that says it. */
export interface Held {
  document: RegistryDocument
  signed: Signed
  source: Running['source']
}

/** A release that this host cannot run, since it lacks these contracts. */
interface Blocked {
  blocked: string
  missing: readonly string[]
}

/** What a visitor gets of a remote: nothing, nothing that this host can run, or a release; null where its document is not here. */
export type Wanted = 'off' | Blocked | Release | null

export const isRelease = (wanted: Wanted): wanted is Release =>
  wanted !== null && typeof wanted === 'object' && 'document' in wanted

/** What the registry says for this visitor, as far as the documents of the releases are at hand. */
export function createPlan(visitor: () => Visitor) {
  let held: Held | null = null
  let choices: readonly Choice[] = []
  const documents = new Map<string, { text: string; document: RemoteDocument }>()
  /** What is shown in place of a chosen release whose document cannot be had. */
  const fallbacks = new Map<string, Release>()
  const overrides = new Map<string, Release>()

  const entryOf = (remote: string): RegistryRemote | undefined => held?.document.remotes[remote]
  const choiceOf = (remote: string) => choices.find((one) => one.remote === remote)
  const isRevoked = (remote: string, id: string) => Boolean(entryOf(remote)?.revoked?.includes(id))

  /** A release of the registry whose document is here. */
  function release(remote: string, id: string, why: RunningRemote['why']): Release | null {
    const entry = entryOf(remote)?.releases[id]
    const here = entry && documents.get(entry.digest)
    if (!here) return null
    const verdict = verdictOf(entry, visitor().offered)
    return { remote, id, base: entry.base ?? releaseBase(remote, id), ...here, why, verdict }
  }

  function wanted(remote: string): Wanted {
    const override = overrides.get(remote)
    if (override) return override
    const choice = choiceOf(remote)
    if (!choice?.release) return 'off'
    const { release: id, why, verdict } = choice
    if (verdict.state === 'blocked') return fallbacks.get(remote) ?? { blocked: id, missing: verdict.missing }
    return release(remote, id, why) ?? fallbacks.get(remote) ?? null
  }

  return {
    visitor,
    held: () => held,
    entryOf,
    choiceOf,
    isRevoked,
    release,
    wanted,
    /** Chooses by a newer document, or anew by the one that is held. */
    choose(next: Held | null = held): void {
      held = next
      choices = held ? select(held.document, visitor()) : []
      for (const [remote, one] of fallbacks) if (isRevoked(remote, one.id)) fallbacks.delete(remote)
    },
    remotes: () => [...new Set([...choices.map(({ remote }) => remote), ...overrides.keys()])],
    /** Keeps the text of a document under the digest that was found for it. */
    keep(digest: string, text: string): void {
      documents.set(digest, { text, document: JSON.parse(text) })
    },
    fallBackTo: (one: Release) => void fallbacks.set(one.remote, one),
    override: (one: Release) => void overrides.set(one.remote, one),
    /** Remotes that are chosen and whose own document is not here. */
    missing: () =>
      choices.flatMap(({ remote, release: id }) =>
        id !== null && !overrides.has(remote) && !release(remote, id, 'rule') ? [remote] : [],
      ),
  }
}

export type Plan = ReturnType<typeof createPlan>
