import { MAX_TOKEN_DAYS, type Permission, permissions } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

const t = defineTexts({
  may: { en: 'Choose at least one.', zh: '请至少选择一项。' },
  remotes: { en: 'Names as media, city-walk.', zh: '请填写名称，例如 media, city-walk。' },
  days: {
    en: (most: number) => `1 to ${most} days.`,
    zh: (most: number) => `1 至 ${most} 天。`,
  },
})

const REMOTE = /^[a-z][a-z0-9-]{1,29}$/

/** What a token may do, as it is typed. */
export interface GrantDraft {
  may: readonly Permission[]
  /** Names separated by commas; empty for all. */
  remotes: string
  days: string
}

export const firstGrant = (days: number): GrantDraft => ({
  may: permissions.filter((one) => one !== 'rollback'),
  remotes: '',
  days: String(days),
})

const namesOf = (remotes: string): string[] => remotes.split(/[\s,，、]+/).filter(Boolean)

export type GrantProblems = Partial<Record<keyof GrantDraft, string>>

export function grantProblems({ may, remotes, days }: GrantDraft): GrantProblems {
  const count = Number(days)
  const fits = Number.isInteger(count) && count >= 1 && count <= MAX_TOKEN_DAYS
  return {
    ...(may.length === 0 && { may: t.may() }),
    ...(!namesOf(remotes).every((name) => REMOTE.test(name)) && { remotes: t.remotes() }),
    ...(!fits && { days: t.days(MAX_TOKEN_DAYS) }),
  }
}

/** The part of the body that a call for a token takes. */
export function grantBody({ may, remotes, days }: GrantDraft) {
  const names = namesOf(remotes)
  return { may, ...(names.length > 0 && { remotes: names }), days: Number(days) }
}
