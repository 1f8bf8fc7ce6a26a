import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  pending: { en: 'In review: only you see this', zh: '审核中，仅自己可见' },
  refused: { en: 'Refused: only you see this', zh: '未通过审核，仅自己可见' },
})
