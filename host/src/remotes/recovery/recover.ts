import { sleep } from '../../browser/sleep'
import type { PageResult } from '../loading/page-result'
import type { Plan } from '../plan'
import type { Release } from '../release'
import type { PageRequest } from '../slot'
import type { RecoveryContext } from './context'
import { nextStep, type RecoveryStep, type ReleaseSource, TOTAL_MS, type TriedRelease } from './decide'
import { kindOf, reasonOf } from './failure'
import type { Sources } from './sources/source'
import { withTimeout } from './with-timeout'

/** How long a failed release is skipped while another is shown. */
export const SKIP_MS = 60_000

type RecoverDeps = Pick<RecoveryContext, 'failed' | 'skip'> & { plan: Pick<Plan, 'wanted'> }
type RecoverSources = Pick<Sources, 'from' | 'fallbacks' | 'hasFallback'>

/** State that the steps record for the next decision. */
interface RecoverNotes {
  found: Map<ReleaseSource, Release | null>
  tried: TriedRelease[]
}

type StepActions = {
  [D in RecoveryStep['do']]: (step: Extract<RecoveryStep, { do: D }>) => Promise<PageResult | undefined>
}

/** Gets a page into a slot by the steps of `nextStep`, within one time budget. Never rejects. */
export async function recover(asked: PageRequest, context: RecoverDeps, sources: RecoverSources): Promise<PageResult> {
  const { slot, prefer, first } = asked
  const { remote } = slot
  const end = (first?.started ?? performance.now()) + TOTAL_MS
  const notes: RecoverNotes = { found: new Map(), tried: [] }
  const acts = stepActionsFor(asked, notes, context, sources)
  for (;;) {
    const offer = {
      wanted: context.plan.wanted(remote),
      fallbacks: sources.fallbacks(remote),
      hasFallback: (id: string) => sources.hasFallback(remote, id),
    }
    const clock = { left: end - performance.now(), chance: Math.random() }
    const step = nextStep(slot, { ...notes, page: asked.page, prefer }, offer, clock)
    const loaded = await (acts[step.do] as (step: RecoveryStep) => Promise<PageResult | undefined>)(step)
    if (loaded) return loaded
  }
}

/** Executes each step; a step with a result ends the recovery. */
function stepActionsFor(
  { slot, page, first }: PageRequest,
  { found, tried }: RecoverNotes,
  context: RecoverDeps,
  sources: RecoverSources,
): StepActions {
  /** Skips the failed releases for a while, now that another one runs. */
  const passOver = () => {
    for (const { release, isGivenUp } of tried) {
      if (isGivenUp) context.skip(slot, release.id, { until: Date.now() + SKIP_MS, quarantined: false })
    }
  }
  const newest = () => tried.at(-1)

  return {
    async fetch({ source }) {
      found.set(source, await sources.from(slot.remote, source, page).catch(() => null))
      return undefined
    },
    async wait({ ms }) {
      await sleep(ms)
      Object.assign(newest() ?? {}, { isPaused: true })
      return undefined
    },
    async try({ release, ms }) {
      const known = newest()?.release === release ? newest() : undefined
      const isUnderWay = !known && first?.instance.release.base === release.base
      const attempt = isUnderWay ? first : slot.attempt(release, page)
      const started = known?.started ?? attempt.started
      try {
        const Page = await withTimeout(Math.max(0, ms - (performance.now() - attempt.started)), attempt.work)
        const ready = slot.run({ ...attempt, started }, Page)
        passOver()
        return ready
      } catch (error) {
        attempt.instance.renew(attempt.generation)
        const failures = [...(known?.failures ?? []), { kind: kindOf(error), reason: reasonOf(error) }]
        if (known) tried.pop()
        tried.push({ release, started, failures, isPaused: false, isGivenUp: false })
        return undefined
      }
    },
    async drop() {
      const dropped = newest()
      const failure = dropped?.failures.at(-1)
      if (!dropped || !failure) return undefined
      dropped.isGivenUp = true
      context.failed(slot, dropped.release.id, failure.kind, failure.reason)
      return undefined
    },
    stay() {
      passOver()
      return recover({ slot, page, prefer: 'running', first: null }, context, sources)
    },
    async 'give-up'({ problem, blocked }) {
      if (blocked) context.failed(slot, blocked, 'blocked', problem.reason)
      return problem
    },
  }
}
