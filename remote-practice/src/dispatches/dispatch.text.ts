import type { DispatchState } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  asked: { en: (team: string) => `The centre asks ${team}`, zh: (team: string) => `实践中心请${team}来做` },
  list: { en: 'Asked by the centre', zh: '中心派单' },
  accept: { en: 'Accept', zh: '接受' },
  decline: { en: 'Decline', zh: '婉拒' },
  acceptSure: { en: 'Do it yourself for the team?', zh: '由你代表团队来做？' },
  acceptText: {
    en: 'You see how to reach the person then, and they are told your name.',
    zh: '接受后由你负责完成：你会看到联系方式，对方也会看到你的名字。',
  },
  accepted: { en: 'Accepted. Thank you', zh: '已接受，辛苦了' },
  declined: { en: 'The centre has your answer', zh: '已回复实践中心' },
  why: { en: 'Why it is not possible', zh: '不能接受的原因' },
  whyExample: { en: 'The centre reads this and asks another team', zh: '实践中心会看到，并另请其他团队' },
  whyFirst: { en: 'Write a few words first', zh: '请先写几句原因' },
  wanted: { en: (when: string) => `Wanted for ${when}`, zh: (when: string) => `希望时间 ${when}` },
  answered: { en: (why: string) => `The team: ${why}`, zh: (why: string) => `团队回复：${why}` },
})
export const stateText: Record<DispatchState, () => string> = defineTexts({
  asked: { en: 'Waits for an answer', zh: '待答复' },
  accepted: { en: 'Accepted', zh: '已接受' },
  declined: { en: 'Declined', zh: '已婉拒' },
  withdrawn: { en: 'Taken back', zh: '已撤回' },
  lapsed: { en: 'No longer needed', zh: '不再需要' },
})
export const kindText = defineTexts({
  wish: { en: 'Wish', zh: '心愿' },
  micro: { en: 'Small wish', zh: '微心愿' },
  order: { en: 'Order', zh: '服务点单' },
})
