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

/** A registry document that was found to be true, and the signed text that says it. */
export interface HeldRegistry {
  document: RegistryDocument
  signed: SignedText
  source: RunningRemotes['source']
}

/** A release that this host cannot run, since it lacks these contracts. */
interface BlockedRelease {
  blocked: string
  missing: readonly string[]
}

/** What a visitor gets of a remote: nothing, nothing that this host can run, or a release; null where its document is not here. */
export type WantedRelease = 'off' | BlockedRelease | Release | null

export const isRelease = (wanted: WantedRelease): wanted is Release =>
  wanted !== null && wanted !== 'off' && 'document' in wanted

/**
 * What the registry says for this visitor, as far as the documents of the releases are at hand. `carried`: what the page
 * brought of them.
 */
export function createPlan(visitor: () => Visitor, carried: Boot['documents'] = {}) {
  let held: HeldRegistry | null = null
  /** The document that the page began with: of a page's few remotes, where the one of now is of all. */
  let first: HeldRegistry | null = null
  let choices: readonly Choice[] = []
  /** By `<remote>/<release>`: what is known of releases without their documents. */
  let partials = carried
  /** By the digest of the text. */
  const manifests = new Map<string, Pick<Release, 'text' | 'document' | 'files'>>()
  /** What is shown in place of a chosen release whose document cannot be had. */
  const fallbacks = new Map<string, Release>()
  const overrides = new Map<string, Release>()

  const entryOf = (remote: string): RegistryRemote | undefined => held?.document.remotes[remote]
  const choiceOf = (remote: string) => choices.find((one) => one.remote === remote)
  const isRevoked = (remote: string, id: string) => Boolean(entryOf(remote)?.revoked?.includes(id))

  /** What is known of how a release is run. */
  function runnableOf(remote: string, id: string, { digest, needs, wants = {} }: RegistryRelease) {
    const whole = manifests.get(digest)
    const { routes, run } = partials[`${remote}/${id}`] ?? {}
    if (whole || !routes || !run) return whole
    const [version = '', build = ''] = id.split('-')
    return { text: null, document: { name: remote, version, build, needs, wants, routes, ...run }, ...run }
  }

  /** A release of the registry that can be run: all of it, or the page that is opened. */
  function release(remote: string, id: string, why: RunningRemote['why']): Release | null {
    const entry = entryOf(remote)?.releases[id]
    const run = entry && runnableOf(remote, id, entry)
    if (!run) return null
    const verdict = verdictOf(entry, visitor().offered)
    return { remote, id, base: entry.base ?? releaseBase(remote, id), ...run, why, verdict }
  }

  /** The routes of what is chosen of a remote; null where they are not known. */
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

  /** Remotes that are chosen, of whose document something is missing. */
  const lacking = () =>
    choices.flatMap(({ remote, release: id }) =>
      id !== null && !overrides.has(remote) && release(remote, id, 'rule')?.text == null ? [remote] : [],
    )

  return {
    visitor,
    held: () => held,
    /** Whether other remotes may run besides those that are known: the page brought a part of the registry. */
    isPartial: () => !held || Boolean(held.document.partial),
    /** The shortest document that names a release. */
    proofOf: (remote: string, id: string): HeldRegistry | null =>
      [first, held].find((one) => one?.document.remotes[remote]?.releases[id]) ?? null,
    entryOf,
    choiceOf,
    isRevoked,
    release,
    routed,
    wanted,
    /** The same release, with its whole document where that has come since. */
    current: (one: Release): Release => (one.text === null && release(one.remote, one.id, one.why)) || one,
    /** Chooses by a newer document, or anew by the one that is held. */
    choose(next: HeldRegistry | null = held): void {
      held = next
      first ??= next
      choices = held ? select(held.document, visitor()) : []
      for (const [remote, one] of fallbacks) if (isRevoked(remote, one.id)) fallbacks.delete(remote)
    },
    remotes: () => [...new Set([...choices.map(({ remote }) => remote), ...overrides.keys()])],
    /** Keeps a document under the digest that was found for its text. */
    keep: (digest: string, whole: Pick<Release, 'text' | 'document' | 'files'>) => void manifests.set(digest, whole),
    /** Learns routes of releases, by `<remote>/<release>`; what the page brought of one says more. */
    addRoutes(routes: RouteIndex['routes']): void {
      const learned = Object.entries(routes).map(([key, table]) => [key, { routes: table }] as const)
      partials = { ...Object.fromEntries(learned), ...carried }
    },
    /** Whether the page brought something of what is chosen of a remote. */
    isCarried: (remote: string) => `${remote}/${choiceOf(remote)?.release}` in carried,
    fallBackTo: (one: Release) => void fallbacks.set(one.remote, one),
    override: (one: Release) => void overrides.set(one.remote, one),
    /** Remotes that are chosen and whose routes are not known. */
    missing: () => lacking().filter((remote) => !routed(remote)),
    lacking,
  }
}

export type Plan = ReturnType<typeof createPlan>
