import { reasonOf } from '../../data/failures'
import { haltRelease } from '../../registry/registry'
import type { Deps } from '../../transport/context'
import { readShown } from '../reporters'
import { type Evidence, isEnough, judge } from './judge'
import { readTrials, type Trial } from './trials'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Takes back what is on trial and does worse than what it replaces; see docs/decisions/0019. Never throws. */
export async function haltWorse(deps: Deps, remotes: readonly string[]): Promise<void> {
  try {
    for (const trial of await readTrials(deps.db, remotes)) await haltIfWorse(deps, trial)
  } catch (error) {
    deps.log.warn({ failure: reasonOf(error) }, 'releases not judged')
  }
}

async function haltIfWorse(deps: Deps, { remote, release, since, before }: Trial): Promise<void> {
  const { db, environment, log } = deps
  const shown = await readShown(db, { remote, release, since })
  if (!isEnough(shown, environment.halt)) return
  const past = before === null ? nothing : await evidenceBefore(deps, { remote, release: before, since })
  const judgement = judge(shown, past, environment.halt)
  if (!judgement) return
  const { cause, why } = judgement
  const halted = await haltRelease(deps, { remote, release, why, detail: { cause, before, shown, past } })
  if (halted) log.warn({ remote, release, cause, why }, 'release halted')
}

const nothing: Evidence = { loads: 0, failures: 0, failing: 0, p75: null }
type Span = Pick<Trial, 'remote' | 'release' | 'since'>

/** Of the release before: the same span, or the last day where it shows too little in that. */
async function evidenceBefore({ db, environment }: Deps, { since, ...span }: Span): Promise<Evidence> {
  const begin = Math.floor(since.getTime() / HOUR_MS) * HOUR_MS
  const evidence = await readShown(db, { ...span, since: new Date(begin) })
  if (isEnough(evidence, environment.halt)) return evidence
  return readShown(db, { ...span, since: new Date(Math.min(begin, Date.now() - DAY_MS)) })
}
