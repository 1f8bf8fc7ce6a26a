import type { ActivityDetail } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

const t = defineTexts({
  done: { en: 'Signed out, thank you', zh: '签退成功，感谢您的付出' },
  toCheck: {
    en: 'Signed out. A manager checks the time before the hours are credited',
    zh: '已签退，时长待团队负责人核对后计入',
  },
})

/** What a person reads who has signed out. */
export const signedOutText = ({ to_check: toCheck }: Pick<ActivityDetail, 'to_check'>): string =>
  toCheck ? t.toCheck() : t.done()
