import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import { reasonOf } from '../../data/failures'
import { rollBackAutomatically } from '../../registry/registry'
import type { Deps } from '../../transport/context'
import { readEvidences } from '../evidence'
import { type Evidence, isEnough, judge } from './judge'
import { readTrials, type Trial } from './trials'

/** Rolls back releases on trial that do worse than those they replace; see docs/decisions/0019. Never throws. */
export async function rollBackWorse(deps: Deps, remotes: readonly string[]): Promise<void> {
  try {
    for (const trial of await readTrials(deps.db, remotes)) await rollBackIfWorse(deps, trial)
  } catch (error) {
    deps.log.warn({ failure: reasonOf(error) }, 'releases not judged')
  }
}

async function rollBackIfWorse(deps: Deps, { remote, release, since, before }: Trial): Promise<void> {
  const { db, environment, log } = deps
  const shown = await readEvidence(db, { remote, release, since })
  if (!isEnough(shown, environment.autoRollback)) return
  const past = before === null ? noEvidence : await evidenceBefore(deps, { remote, release: before, since })
  const judgement = judge(shown, past, environment.autoRollback)
  if (!judgement) return
  const { cause, why } = judgement
  const halted = await rollBackAutomatically(deps, { remote, release, why, detail: { cause, before, shown, past } })
  if (halted) log.warn({ remote, release, cause, why: why.en }, 'release rolled back automatically')
}

const noEvidence: Evidence = { loads: 0, failures: 0, failing: 0, p75: null }
type ReleaseSpan = Pick<Trial, 'remote' | 'release' | 'since'>

async function readEvidence(db: Deps['db'], span: ReleaseSpan): Promise<Evidence> {
  const [evidence] = await readEvidences(db, [span])
  if (!evidence) return noEvidence
  const { loads, failures, failing, times } = evidence
  return { loads, failures, failing, p75: times.load?.p75 ?? null }
}

/** Evidence of the previous release over the same span, or over the last day if that is too little. */
async function evidenceBefore({ db, environment }: Deps, { since, ...span }: ReleaseSpan): Promise<Evidence> {
  const begin = Math.floor(since.getTime() / HOUR_MS) * HOUR_MS
  const evidence = await readEvidence(db, { ...span, since: new Date(begin) })
  if (isEnough(evidence, environment.autoRollback)) return evidence
  return readEvidence(db, { ...span, since: new Date(Math.min(begin, Date.now() - DAY_MS)) })
}
