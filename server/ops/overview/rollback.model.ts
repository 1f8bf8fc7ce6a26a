import type { OperationsStatus, StatusRule } from '@plaza/shared/operations'

export type Remote = OperationsStatus['remotes'][number]

/** The effect of a rollback now. `alone`: only the base rule is left, so it applies to everybody. */
export type Rollback =
  /** A share or scope ends; its visitors get what is below it. `keeps`: rules under which the release continues. */
  | {
      does: 'end-rule'
      release: string
      rule: StatusRule
      next: string | null
      keeps: readonly StatusRule[]
      revoked: boolean
      alone: boolean
    }
  /** The previous release becomes the base. */
  | { does: 'change-base'; release: string; next: string; alone: boolean }

/**
 * Computed as on the server: the first unexpired share or scope, otherwise the base; null if the server would refuse.
 */
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
