import { DAY_MS } from '@plaza/shared/format'
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { registryRemotes, releaseRules, releases } from '../../data/schema'

/** How long a new base is compared with the previous one. */
const BASE_TRIAL_MS = DAY_MS

/** A release on trial, and the release that it replaces. */
export interface Trial {
  remote: string
  release: string
  /** Since when its current rule exists. */
  since: Date
  /** null: its visitors had no release before. */
  before: string | null
}

interface RunningRule {
  remote: string
  release: string
  base: boolean
  createdAt: Date
  publishedAt: Date
}
type PreviousRelease = Pick<RunningRule, 'remote' | 'release' | 'publishedAt'>

/** Reads the current trials of some remotes. */
export async function readTrials(db: Executor, remotes: readonly string[], now = new Date()): Promise<Trial[]> {
  const running = await db
    .select({
      remote: releases.remote,
      release: releases.release,
      base: releaseRules.base,
      createdAt: releaseRules.createdAt,
      publishedAt: releases.publishedAt,
    })
    .from(releaseRules)
    .innerJoin(releases, and(eq(releases.remote, releaseRules.remote), eq(releases.release, releaseRules.release)))
    .where(
      and(
        inArray(releaseRules.remote, [...remotes]),
        isNull(releases.revokedAt),
        or(isNull(releaseRules.until), gt(releaseRules.until, now)),
      ),
    )
  const previous = await db
    .select({ remote: releases.remote, release: releases.release, publishedAt: releases.publishedAt })
    .from(registryRemotes)
    .innerJoin(releases, and(eq(releases.remote, registryRemotes.name), eq(releases.release, registryRemotes.previous)))
    .where(inArray(registryRemotes.name, [...remotes]))
  return remotes.flatMap((remote) =>
    trialsOf(
      running.filter((rule) => rule.remote === remote),
      previous.find((one) => one.remote === remote),
      now,
    ),
  )
}

/**
 * The trials of one remote: each release of a scope or share that is newer than the base, and a young base with a
 * previous release.
 */
export function trialsOf(rules: readonly RunningRule[], previous: PreviousRelease | undefined, now: Date): Trial[] {
  const base = rules.find((rule) => rule.base)
  const trials = new Map<string, Trial>()
  for (const { remote, release, createdAt, publishedAt } of rules) {
    if (release === base?.release || (base && publishedAt <= base.publishedAt)) continue
    const known = trials.get(release)
    if (!known || known.since < createdAt)
      trials.set(release, { remote, release, since: createdAt, before: base?.release ?? null })
  }
  const isYoung = base && now.getTime() - base.createdAt.getTime() < BASE_TRIAL_MS
  return isYoung && previous && previous.publishedAt < base.publishedAt
    ? [
        ...trials.values(),
        { remote: base.remote, release: base.release, since: base.createdAt, before: previous.release },
      ]
    : [...trials.values()]
}
