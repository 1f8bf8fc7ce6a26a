import {
  type ComparedTime,
  comparedTimes,
  type PlanComparison,
  type PlanObstacle,
  planLimits,
  type ReleaseFigures,
} from '@plaza/shared/operations'

/** Tolerance for binary fractions. */
const HAIR = 1e-9

const share = (count: number, { visits }: ReleaseFigures): number => (visits > 0 ? count / visits : 0)

/** The limits that a release exceeds beside the one before; without one it is compared with a faultless one. */
export function exceededLimits(now: ReleaseFigures, before: ReleaseFigures | null): PlanComparison['exceeded'] {
  const counted = (['failures', 'errors'] as const).filter((metric) => now[metric] + HAIR >= planLimits.minFailed)
  const shares = counted.map((metric) => ({
    metric,
    now: share(now[metric], now),
    before: before ? share(before[metric], before) : 0,
    margin: metric === 'failures' ? planLimits.failureMargin : planLimits.errorMargin,
  }))
  return [
    ...shares
      .filter((one) => one.now - one.before > one.margin + HAIR)
      .map(({ metric, now, before }) => ({ metric, now, before })),
    ...comparedTimes
      .filter((time) => isSlower(time, now, before))
      .map((metric) => ({
        metric,
        now: now.p75[metric] ?? 0,
        before: before?.p75[metric] ?? 0,
      })),
  ]
}

function isSlower(time: ComparedTime, { p75 }: ReleaseFigures, before: ReleaseFigures | null): boolean {
  const [now, past] = [p75[time], before?.p75[time]]
  if (now === undefined || past === undefined) return false
  return now > past * planLimits.slowFactor + HAIR && now > past + planLimits.slack[time] + HAIR
}

/** What keeps a plan from its next step; null lets it be taken. */
export function obstacleOf(
  { at, now, exceeded }: Pick<PlanComparison, 'at' | 'now' | 'exceeded'>,
  { dueAt, minVisits }: { dueAt: number; minVisits: number },
): PlanObstacle | null {
  if (now.visits >= minVisits && exceeded.length > 0) return 'condition'
  if (at < dueAt) return 'time'
  return now.visits < minVisits ? 'visits' : null
}
