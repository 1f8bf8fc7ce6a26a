import type { Participation } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const participationText: Record<Participation, () => string> = defineTexts({
  none: { en: '', zh: '' },
  waiting: { en: 'Waiting for a place', zh: '候补中' },
  joined: { en: 'Signed up', zh: '已报名' },
  'signed-in': { en: 'Taking part', zh: '参与中' },
  'signed-out': { en: 'Completed', zh: '已完成' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
})
