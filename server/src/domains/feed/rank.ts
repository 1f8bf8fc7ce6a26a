import { FEED_FIXED, type FeedReason } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'

/** A content that may stand in the feed. */
export interface Candidate {
  id: string
  categoryId: string
  organisationId: string | null
  anchorId: string | null
  publishedAt: Date
  views: number
}

/** What is known of a person. */
export interface Taste {
  /** Weight of each category and organisation, and of all together. */
  categories: ReadonlyMap<string, number>
  organisations: ReadonlyMap<string, number>
  total: number
  /** Organisations and anchors that the person follows. */
  followed: ReadonlySet<string>
  /** Contents that the person has opened. */
  opened: ReadonlySet<string>
  less: { content: ReadonlySet<string>; category: ReadonlySet<string>; organisation: ReadonlySet<string> }
}

export interface RankedContent {
  id: string
  why: FeedReason
}

/** Below so much weight the order is the plain one: a few signals say nothing. */
const LEAST_WEIGHT = 3
/** Counts like weight that is spread evenly, so that early signals do not decide everything. */
const DAMPING = 4
const HALF_LIFE_HOURS = 36
const GAIN = { category: 2.5, organisation: 1.5, followed: 1.2, views: 0.2 }
const OPENED_FACTOR = 0.3
const LESS_FACTOR = 0.1
/** Of each so many places one is for a field that the person does not know. */
const EXPLORE_EVERY = 6
/** A third one of a category in a row counts so much. */
const REPEAT_FACTOR = 0.5

interface CandidateScore extends Candidate {
  score: number
  why: FeedReason
}

const isLess = ({ less }: Taste, { categoryId, organisationId }: Candidate): boolean =>
  less.category.has(categoryId) || (organisationId !== null && less.organisation.has(organisationId))

function scoreOf(
  candidate: Candidate,
  taste: Taste,
  { now, mostViews }: { now: number; mostViews: number },
): CandidateScore {
  const { categoryId, organisationId, anchorId, publishedAt, views } = candidate
  const all = taste.total + DAMPING
  const category = (GAIN.category * (taste.categories.get(categoryId) ?? 0)) / all
  const organisation = (GAIN.organisation * (taste.organisations.get(organisationId ?? '') ?? 0)) / all
  const isFollowed = taste.followed.has(organisationId ?? '') || taste.followed.has(anchorId ?? '')
  const followed = isFollowed ? GAIN.followed : 0
  const ageHours = Math.max(0, now - publishedAt.getTime()) / HOUR_MS
  const freshness = 0.5 ** (ageHours / HALF_LIFE_HOURS)
  const popularity = (GAIN.views * Math.log1p(views)) / Math.log1p(Math.max(1, mostViews))
  const factor = (taste.opened.has(candidate.id) ? OPENED_FACTOR : 1) * (isLess(taste, candidate) ? LESS_FACTOR : 1)
  const interest = category + organisation + followed
  const why = whyOf({ category, organisation, followed })
  // What is old comes back by interest, but slowly.
  return { ...candidate, why, score: factor * (freshness + interest * Math.sqrt(freshness) + popularity * freshness) }
}

function whyOf(gains: { category: number; organisation: number; followed: number }): FeedReason {
  const { category, organisation, followed } = gains
  if (followed > 0) return 'follows'
  if (category + organisation === 0) return 'plain'
  return category >= organisation ? 'category' : 'organisation'
}

/** The best of the rest; a third one of a category in a row has to be much better than the others. */
function nextOf(rest: readonly CandidateScore[], before: readonly CandidateScore[]): number {
  const [last, previous] = before.slice(-2).toReversed()
  const repeated = last && last.categoryId === previous?.categoryId ? last.categoryId : null
  let [best, bestScore] = [0, Number.NEGATIVE_INFINITY]
  for (const [index, one] of rest.entries()) {
    const score = one.score * (one.categoryId === repeated ? REPEAT_FACTOR : 1)
    if (score > bestScore) [best, bestScore] = [index, score]
  }
  return best
}

/**
 * Candidates, newest first, in a person's order. The first five stay, nothing is lost or doubled, and what was hidden is
 * left out. `now`: ms since the epoch.
 */
export function rankFeed(candidates: readonly Candidate[], taste: Taste, now: number): RankedContent[] {
  const shown = candidates.filter(({ id }) => !taste.less.content.has(id))
  const fixed = shown.slice(0, FEED_FIXED).map(({ id }): RankedContent => ({ id, why: 'newest' }))
  const others = shown.slice(FEED_FIXED)
  const hasLess = taste.less.category.size + taste.less.organisation.size > 0
  if (taste.total < LEAST_WEIGHT && taste.followed.size === 0 && !hasLess)
    return [...fixed, ...others.map(({ id }): RankedContent => ({ id, why: 'plain' }))]
  const mostViews = Math.max(0, ...others.map(({ views }) => views))
  const rest = others.map((one) => scoreOf(one, taste, { now, mostViews }))
  const order: CandidateScore[] = []
  while (rest.length > 0) {
    const isForExploring = order.length % EXPLORE_EVERY === EXPLORE_EVERY - 1
    const unknown = isForExploring ? rest.findIndex((one) => one.why === 'plain' && !isLess(taste, one)) : -1
    const [chosen] = rest.splice(unknown >= 0 ? unknown : nextOf(rest, order), 1)
    if (chosen) order.push(unknown >= 0 ? { ...chosen, why: 'explore' } : chosen)
  }
  return [...fixed, ...order.map(({ id, why }) => ({ id, why }))]
}
