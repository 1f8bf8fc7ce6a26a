import {
  type Boot,
  type Choice,
  type RegistryDocument,
  type RegistryRelease,
  type RegistryRemote,
  type RemoteManifest,
  type RouteIndex,
  releaseBase,
  type SignedText,
  select,
  type Visitor,
  verdictOf,
} from '@plaza/shared/remotes'
import type { RunningRemote, RunningRemotes } from '../running.store'
import type { Release } from './release'

/** A verified registry document and the signed text that contains it. */
export interface HeldRegistry {
  document: RegistryDocument
  signed: SignedText
  source: RunningRemotes['source']
}

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

/**
 * Selects releases for this visitor from the registry and the manifests at hand. `carried`: the partial manifests in
 * the page.
 */
export function createPlan(visitor: () => Visitor, carried: Boot['documents'] = {}) {
  let held: HeldRegistry | null = null
  /** The registry document in the page: it covers few remotes, the current one may cover all. */
  let first: HeldRegistry | null = null
  let choices: readonly Choice[] = []
  /** By `<remote>/<release>`: what is known of releases without complete manifests. */
  let partials = carried
  /** Complete manifests by the digest of their text. */
  const manifests = new Map<string, Pick<Release, 'text' | 'document' | 'files'>>()
  /** Replacements for chosen releases whose manifest cannot be fetched. */
  const fallbacks = new Map<string, Release>()
  const overrides = new Map<string, Release>()

  const entryOf = (remote: string): RegistryRemote | undefined => held?.document.remotes[remote]
  const choiceOf = (remote: string) => choices.find((one) => one.remote === remote)
  const isRevoked = (remote: string, id: string) => Boolean(entryOf(remote)?.revoked?.includes(id))

  /** Everything known about how to run a release. */
  function runnableOf(remote: string, id: string, { digest, needs, wants = {} }: RegistryRelease) {
    const whole = manifests.get(digest)
    const { routes, run } = partials[`${remote}/${id}`] ?? {}
    if (whole || !routes || !run) return whole
    const [version = '', build = ''] = id.split('-')
    return { text: null, document: { name: remote, version, build, needs, wants, routes, ...run }, ...run }
  }

  /** A runnable release of the registry: complete, or enough for the page that is opened. */
  function release(remote: string, id: string, why: RunningRemote['why']): Release | null {
    const entry = entryOf(remote)?.releases[id]
    const run = entry && runnableOf(remote, id, entry)
    if (!run) return null
    const verdict = verdictOf(entry, visitor().offered)
    return { remote, id, base: entry.base ?? releaseBase(remote, id), ...run, why, verdict }
  }

  /** The routes of a remote's chosen release; null while unknown. */
  function routed(remote: string): Pick<RemoteManifest, 'name' | 'routes'> | null {
    const id = choiceOf(remote)?.release ?? ''
    const digest = entryOf(remote)?.releases[id]?.digest ?? ''
    const known = manifests.get(digest)?.document ?? partials[`${remote}/${id}`]
    return known ? { name: remote, routes: known.routes } : null
  }

  function wanted(remote: string): WantedRelease {
    const override = overrides.get(remote)
    if (override) return override
    const choice = choiceOf(remote)
    if (!choice?.release) return 'off'
    const { release: id, why, verdict } = choice
    if (verdict.state === 'blocked') return fallbacks.get(remote) ?? { blocked: id, missing: verdict.missingContracts }
    const own = release(remote, id, why)
    return (own?.text == null && fallbacks.get(remote)) || own
  }

  /** Chosen remotes whose manifest is missing or partial. */
  const lacking = () =>
    choices.flatMap(({ remote, release: id }) =>
      id !== null && !overrides.has(remote) && release(remote, id, 'rule')?.text == null ? [remote] : [],
    )

  return {
    visitor,
    held: () => held,
    /** Whether the registry may have other remotes, because the page carried only a part of it. */
    isPartial: () => !held || Boolean(held.document.partial),
    /** The smallest registry document that names a release. */
    proofOf: (remote: string, id: string): HeldRegistry | null =>
      [first, held].find((one) => one?.document.remotes[remote]?.releases[id]) ?? null,
    entryOf,
    choiceOf,
    isRevoked,
    release,
    routed,
    wanted,
    /** The same release with its complete manifest, if that has arrived since. */
    current: (one: Release): Release => (one.text === null && release(one.remote, one.id, one.why)) || one,
    /** Selects with a newer document, or again with the current one. */
    choose(next: HeldRegistry | null = held): void {
      held = next
      first ??= next
      choices = held ? select(held.document, visitor()) : []
      for (const [remote, one] of fallbacks) if (isRevoked(remote, one.id)) fallbacks.delete(remote)
    },
    remotes: () => [...new Set([...choices.map(({ remote }) => remote), ...overrides.keys()])],
    /** Stores a manifest under the digest of its text. */
    keep: (digest: string, whole: Pick<Release, 'text' | 'document' | 'files'>) => void manifests.set(digest, whole),
    /** Adds routes of releases, by `<remote>/<release>`; partial manifests of the page take precedence. */
    addRoutes(routes: RouteIndex['routes']): void {
      const learned = Object.entries(routes).map(([key, table]) => [key, { routes: table }] as const)
      partials = { ...Object.fromEntries(learned), ...carried }
    },
    /** Whether the page carried something of a remote's chosen release. */
    isCarried: (remote: string) => `${remote}/${choiceOf(remote)?.release}` in carried,
    fallBackTo: (one: Release) => void fallbacks.set(one.remote, one),
    override: (one: Release) => void overrides.set(one.remote, one),
    /** Chosen remotes whose routes are unknown. */
    missing: () => lacking().filter((remote) => !routed(remote)),
    lacking,
  }
}

export type Plan = ReturnType<typeof createPlan>
