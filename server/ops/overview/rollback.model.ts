import type { OperationsStatus, StatusRule } from '@plaza/shared/operations'

export type Remote = OperationsStatus['remotes'][number]

/** What a rollback of a remote does now. `alone`: no rule but the base is left, so that it holds for everybody. */
export type Rollback =
  /** A share or scope ends; whom it held gets what runs below it. `keeps`: rules under which the release runs on. */
  | {
      does: 'end-rule'
      release: string
      rule: StatusRule
      next: string | null
      keeps: readonly StatusRule[]
      revoked: boolean
      alone: boolean
    }
  /** The release before becomes the base. */
  | { does: 'change-base'; release: string; next: string; alone: boolean }

/** As the server does it: the first share or scope of a release that is not over, else the base; null where it would refuse. */
export function rollbackOf({ rules, previous }: Remote, now: number): Rollback | null {
  const base = rules.find((rule) => rule.base)
  const rule = rules.find((one) => !one.base && one.release !== null && (one.until === null || one.until > now))
  if (rule?.release) {
    const keeps = rules.filter((one) => one.id !== rule.id && one.release === rule.release)
    const revoked = keeps.length === 0 && previous !== rule.release
    const alone = rules.every((one) => one.base || one.id === rule.id)
    return { does: 'end-rule', release: rule.release, rule, next: base?.release ?? null, keeps, revoked, alone }
  }
  if (!base?.release || previous === null) return null
  return { does: 'change-base', release: base.release, next: previous, alone: rules.length === 1 }
}
