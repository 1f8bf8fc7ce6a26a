import { type Boot, type Choice, releaseBase, type Visitor, verdictOf } from '@plaza/shared/remotes'
import type { RunningRemote } from '../running.store'
import { createManifests } from './manifests'
import { createRegistryChoice, type HeldRegistry } from './registry-choice'
import type { Release } from './release'

/** A release that this host cannot run, because it lacks these contracts. */
interface BlockedRelease {
  blocked: string
  missing: readonly string[]
}

/**
 * What a visitor gets of a remote: nothing, a release that this host cannot run, or a release; null while its manifest
 * is missing.
 */
export type WantedRelease = 'off' | BlockedRelease | Release | null

export const isRelease = (wanted: WantedRelease): wanted is Release =>
  wanted !== null && wanted !== 'off' && 'document' in wanted

/** Result of a choice: a fallback replaces the chosen release while its complete manifest is missing. */
function wantedBy(
  choice: Choice | undefined,
  fallback: Release | undefined,
  releaseOf: (id: string, why: Choice['why']) => Release | null,
): WantedRelease {
  if (!choice?.release) return 'off'
  const { release: id, why, verdict } = choice
  if (verdict.state === 'blocked') return fallback ?? { blocked: id, missing: verdict.missingContracts }
  const own = releaseOf(id, why)
  return (own?.text == null && fallback) || own
}

/**
 * What this visitor gets, from the registry's choices and the known manifests. `carried`: the partial manifests in the
 * page.
 */
export function createPlan(visitor: () => Visitor, carried: Boot['documents'] = {}) {
  const { choices, ...registry } = createRegistryChoice(visitor)
  const { runnable, routesOf, isCarried, ...manifests } = createManifests(carried)
  const { entryOf, choiceOf, isRevoked } = registry
  /** Replacements for chosen releases whose manifest cannot be fetched. */
  const fallbacks = new Map<string, Release>()
  const overrides = new Map<string, Release>()

  /** A runnable release of the registry: complete, or enough for the page that is opened. */
  function release(remote: string, id: string, why: RunningRemote['why']): Release | null {
    const entry = entryOf(remote)?.releases[id]
    const run = entry && runnable(remote, id, entry)
    if (!run) return null
    const verdict = verdictOf(entry, visitor().offered)
    return { remote, id, base: entry.base ?? releaseBase(remote, id), ...run, why, verdict }
  }

  const wanted = (remote: string): WantedRelease =>
    overrides.get(remote) ?? wantedBy(choiceOf(remote), fallbacks.get(remote), (id, why) => release(remote, id, why))

  /** The routes of a remote's chosen release; null while unknown. */
  function routed(remote: string) {
    const id = choiceOf(remote)?.release ?? ''
    return routesOf(remote, id, entryOf(remote)?.releases[id]?.digest ?? '')
  }

  /** Chosen remotes whose complete manifest is missing. */
  const lacking = () =>
    choices().flatMap(({ remote, release: id }) =>
      id !== null && !overrides.has(remote) && release(remote, id, 'rule')?.text == null ? [remote] : [],
    )

  return {
    ...registry,
    ...manifests,
    visitor,
    release,
    routed,
    wanted,
    lacking,
    /** The same release with its complete manifest, if that has arrived since. */
    current: (one: Release): Release => (one.text === null && release(one.remote, one.id, one.why)) || one,
    choose(next?: HeldRegistry | null): void {
      registry.choose(next)
      for (const [remote, one] of fallbacks) if (isRevoked(remote, one.id)) fallbacks.delete(remote)
    },
    remotes: () => [...new Set([...choices().map(({ remote }) => remote), ...overrides.keys()])],
    /** Whether the page carried something of a remote's chosen release. */
    isCarried: (remote: string) => isCarried(remote, choiceOf(remote)?.release),
    fallBackTo: (one: Release) => void fallbacks.set(one.remote, one),
    override: (one: Release) => void overrides.set(one.remote, one),
    /** Chosen remotes whose routes are unknown. */
    missing: () => lacking().filter((remote) => !routed(remote)),
  }
}

export type Plan = ReturnType<typeof createPlan>
