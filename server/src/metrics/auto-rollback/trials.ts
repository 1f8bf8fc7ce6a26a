import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { registryRemotes, releaseRules, releases } from '../../data/schema'

/** How long a release that became the base is compared with the one before it. */
const BASE_TRIAL_MS = 24 * 3_600_000

/** A release that is new for somebody, and the release that it takes the place of. */
export interface Trial {
  remote: string
  release: string
  /** When it was let run as it runs now. */
  since: Date
  /** null: nothing ran for them before. */
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

/** Reads what is on trial now of some remotes. */
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

/** Of one remote: each release of a scope or share that is newer than the base, and a young base that has one before it. */
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
