import type { ReleaseFigures, StatusPlan } from '../../shared/src/operations/rollouts/plans'
import { table } from './table'

const share = (count: number, { visits }: ReleaseFigures): string =>
  visits > 0 ? `${count} (${((100 * count) / visits).toFixed(1)} %)` : String(count)

const timeWords = (name: string, value: number | undefined): string =>
  value === undefined ? '' : name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`

const figureRow = (figures: ReleaseFigures) => [
  ...[figures.release, figures.visits, share(figures.failures, figures), share(figures.errors, figures)],
  ...(['load', 'LCP', 'INP', 'CLS'] as const).map((name) => timeWords(name, figures.p75[name])),
]

/** What the plan does now, or how it ended. */
function stateWords(plan: StatusPlan, momentWords: (moment: number) => string): string {
  const { state, waitsFor, dueAt, comparison, minVisits, note } = plan
  if (state !== 'running') return note ? `${state}: ${note}` : state
  if (waitsFor === 'condition')
    return `held: ${comparison?.exceeded.map(({ metric }) => metric).join(', ')} worse than before`
  if (waitsFor === 'visits')
    return `waiting: too few visits, ${comparison?.now.visits ?? 0} of ${minVisits} in this step`
  return dueAt === null ? 'waiting' : `waiting until ${momentWords(dueAt)}`
}

/** A rollout plan: its step, what it waits for, and the figures beside those of the release before. */
export function planLines(plan: StatusPlan, scope: string, momentWords: (moment: number) => string): string[] {
  const { id, release, steps, step, startedBy, comparison } = plan
  const shares = steps.map(({ percent }, at) => (at === step ? `[${percent} %]` : `${percent} %`)).join(' → ')
  return [
    `plan ${id} of ${startedBy}: ${release} for ${scope}, ${shares}`,
    `  ${stateWords(plan, momentWords)}`,
    ...(comparison
      ? table(
          ['in this step', 'visits', 'failed loads', 'errors', 'load', 'LCP', 'INP', 'CLS'],
          [comparison.now, ...(comparison.before ? [comparison.before] : [])].map(figureRow),
        ).map((line) => `  ${line}`)
      : []),
  ]
}
