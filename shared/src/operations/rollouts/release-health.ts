/** What was counted of a release in a span. */
export interface ReleaseEvidence {
  loads: number
  failures: number
  /** 75th percentile of the load time in milliseconds; null without loads. */
  p75: number | null
}

/** Below this number of attempts a release is not judged. */
const MIN_ATTEMPTS = 30
/** One failure is chance, and one address counts for two. */
export const MIN_FAILURES = 3

/**
 * What a release may do before it is worth a look, or in trouble: failed loads as a share of all and beyond the share of
 * the release before, and how much slower it may be than that.
 */
const limits = {
  watch: { share: 0.02, more: 0.01, slower: { factor: 1.2, ms: 200 } },
  bad: { share: 0.1, more: 0.05, slower: { factor: 1.5, ms: 500 } },
} as const

/** `than`: it is worse than the release before, not only bad by itself. */
export interface ReleaseVerdict {
  level: keyof typeof limits
  cause: 'failures' | 'slow'
  than: boolean
}

export const attemptsOf = ({ loads, failures }: ReleaseEvidence): number => loads + failures
export const isEnough = (evidence: ReleaseEvidence): boolean => attemptsOf(evidence) >= MIN_ATTEMPTS
/** Failed loads as a share of all attempts; 0 without any. */
export const failureShare = (evidence: ReleaseEvidence): number =>
  evidence.failures === 0 ? 0 : evidence.failures / attemptsOf(evidence)

/**
 * What is wrong with a release, compared with the one that it replaces if that was loaded often enough; null if nothing
 * is, or too little is known.
 */
export function judgeRelease(now: ReleaseEvidence, before: ReleaseEvidence | null): ReleaseVerdict | null {
  if (!isEnough(now)) return null
  const known = before && isEnough(before) ? before : null
  return exceeded('bad', now, known) ?? exceeded('watch', now, known)
}

function exceeded(
  level: ReleaseVerdict['level'],
  now: ReleaseEvidence,
  before: ReleaseEvidence | null,
): ReleaseVerdict | null {
  const { share, more, slower } = limits[level]
  if (now.failures >= MIN_FAILURES) {
    const than = before !== null && failureShare(now) - failureShare(before) > more
    if (than || failureShare(now) >= share) return { level, cause: 'failures', than }
  }
  if (now.p75 === null || before === null || before.p75 === null) return null
  const isSlower = now.p75 > before.p75 * slower.factor && now.p75 > before.p75 + slower.ms
  return isSlower ? { level, cause: 'slow', than: true } : null
}
