import * as v from 'valibot'
import { RemoteNameSchema } from '../../remotes/manifest'
import { type ChangeBody, changes } from '../changes'
import { Why } from '../why'

/** How long a change waits for its second person. */
export const REQUEST_HOURS = 24

/**
 * POST `set-second-person`: from now on each change that gives a release of the remote to more than `above` percent
 * needs a second person; `null` ends it. To make it weaker needs a second person itself. Answers `OperationsStatus`.
 */
export const SetSecondPersonBody = v.strictObject({
  remote: RemoteNameSchema,
  above: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(99))),
  why: Why,
})
export type SetSecondPerson = v.InferOutput<typeof SetSecondPersonBody>

/** Body of each change that may have to wait. */
export const waitingChanges = {
  promote: changes.promote,
  retire: changes.retire,
  /** Of a plan that nobody has confirmed, and that ends above the share. */
  resume: changes.resume,
  'set-second-person': SetSecondPersonBody,
} as const
export type WaitingChange =
  | { action: 'promote'; body: ChangeBody<'promote'> }
  | { action: 'retire'; body: ChangeBody<'retire'> }
  | { action: 'resume'; body: ChangeBody<'resume'> }
  | { action: 'set-second-person'; body: SetSecondPerson }

/** Those of which the body alone says whether they wait: a resumption depends on its plan. */
export type GuardedChange = Exclude<WaitingChange, { action: 'resume' }>

/** A change that waits for a second person. */
export type ChangeRequest = WaitingChange & {
  id: number
  remote: string
  /** Who asked: a person, or a program with its owner. */
  who: string
  owner: string | null
  at: number
  endsAt: number
}

const request = v.pipe(v.number(), v.integer(), v.minValue(1))
/**
 * POST `confirm-request`: makes the change in the name of who asked for it; answers `OperationsStatus`. Only in `/ops`,
 * by another person. `seen` is the serial at which the person read what the change does.
 */
export const ConfirmRequestBody = v.strictObject({ request, seen: v.pipe(v.number(), v.integer(), v.minValue(0)) })
/** POST `decline-request`: the change is not made; also for who asked. Answers `OperationsStatus`. */
export const DeclineRequestBody = v.strictObject({ request, why: Why })

/** What is known of a rule. */
interface RuleShare {
  release: string | null
  percent: number
  base: boolean
}

/** The rules of a remote, and its running plans by the share that they end at. */
export function rulesWithPlans(
  rules: readonly RuleShare[],
  plans: readonly { release: string; steps: readonly { percent: number }[]; endedAt: number | null }[],
): RuleShare[] {
  const running = plans.filter(({ endedAt }) => endedAt === null)
  return [...rules, ...running.map(({ release, steps }) => ({ release, percent: lastShare(steps), base: false }))]
}

const lastShare = (steps: readonly { percent: number }[]): number => Math.max(...steps.map(({ percent }) => percent))

/**
 * The share of devices, in percent, that gets something else than the base at most, once a release has `percent` of
 * them, at the end of its plan if it has one: each release has devices of its own, so that small shares of many releases
 * add up. The promotion names its release by its id, and `rules` have the shares at the end of running plans.
 */
export function shareAfter(rules: readonly RuleShare[], promotion: ChangeBody<'promote'>): number {
  const { release, plan } = promotion
  const { percent = plan ? lastShare(plan.steps) : 100 } = promotion
  const shares = new Map<string, number>()
  for (const rule of rules) {
    if (rule.base || rule.release === null) continue
    if (rule.release === release) continue
    shares.set(rule.release, Math.max(rule.percent, shares.get(rule.release) ?? 0))
  }
  return [...shares.values()].reduce((sum, share) => sum + share, percent)
}

/**
 * Whether a change needs a second person where shares above `above` do. Ways back never do: an emergency must not wait.
 * A promotion to nobody (0 %) never does either.
 */
export function needsSecondPerson(
  { action, body }: GuardedChange,
  above: number | null,
  rules: readonly RuleShare[],
): boolean {
  if (above === null) return false
  if (action === 'promote') return body.percent !== 0 && shareAfter(rules, body) > above
  return action === 'retire' || body.above === null || body.above > above
}
