import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  skills: { en: (skills: string) => `Your skills: ${skills}`, zh: (skills: string) => `用得上您的专长：${skills}` },
  kind: { en: 'You did this kind before', zh: '您参加过这类活动' },
  time: { en: 'You are free at that time', zh: '这个时间您有空' },
})
