import { defineTexts } from '../../text'

export const t = defineTexts({
  bindPhone: { en: 'Bind a phone', zh: '绑定手机号' },
  restored: { en: 'Your draft is back', zh: '已恢复上次的草稿' },
  discard: { en: 'Start anew', zh: '清空重写' },
  discardSure: { en: 'Throw this draft away?', zh: '清空这份草稿？' },
  leaveSure: { en: 'Leave this page?', zh: '离开这个页面？' },
  leaveText: { en: 'What you wrote is kept as a draft on this device.', zh: '已写的内容会保留为草稿，下次继续。' },
  leave: { en: 'Leave', zh: '离开' },
  kept: { en: 'Draft kept', zh: '草稿已保留' },
})
