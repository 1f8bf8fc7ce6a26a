import { CLAIM_DAYS_MAX, CLAIM_DAYS_MIN, type ClaimRules } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  about: {
    en: 'Claims that hold already keep their end.',
    zh: '已认领的心愿仍按原来的期限。',
  },
  daysUnfit: {
    en: `${CLAIM_DAYS_MIN} to ${CLAIM_DAYS_MAX} whole days.`,
    zh: `请填写 ${CLAIM_DAYS_MIN} 至 ${CLAIM_DAYS_MAX} 的整数。`,
  },
  reminderUnfit: { en: 'At least one day, and fewer than a claim holds.', zh: '至少 1 天，且少于认领期限。' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved. It holds for claims from now on.', zh: '已保存，对此后的认领生效。' },
  versions: { en: 'Versions', zh: '历史版本' },
  current: { en: 'in force', zh: '使用中' },
  first: { en: 'From the beginning', zh: '初始设置' },
  use: { en: 'Put into the form', zh: '填入表单' },
  sum: {
    en: (wish: string, micro: string, reminder: string) =>
      `Wishes ${wish} days, small wishes ${micro} days, reminder ${reminder} days before`,
    zh: (wish: string, micro: string, reminder: string) =>
      `心愿 ${wish} 天，微心愿 ${micro} 天，提前 ${reminder} 天提醒`,
  },
})

export const ruleName = defineTexts({
  wish: { en: 'Days that the claim of a wish holds', zh: '心愿认领期限（天）' },
  micro: { en: 'Days that the claim of a small wish holds', zh: '微心愿认领期限（天）' },
  reminder: { en: 'Days before its end at which a claimant is reminded', zh: '到期前几天提醒认领人' },
} satisfies Record<keyof ClaimRules, { en: string; zh: string }>)
