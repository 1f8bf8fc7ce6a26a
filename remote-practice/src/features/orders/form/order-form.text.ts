import { defineTexts } from '@plaza/shared/text'
import type { OrderFault } from './order-draft.model'

export const t = defineTexts({
  address: { en: 'Where', zh: '服务地址' },
  chooseAddress: { en: 'Choose an address', zh: '请选择地址' },
  addAddress: { en: 'Add an address', zh: '新增地址' },
  noAddress: { en: 'You have no address yet.', zh: '您还没有保存地址。' },
  forWhom: { en: 'For whom', zh: '服务对象' },
  myself: { en: 'Myself', zh: '我自己' },
  forWhomHelp: {
    en: 'Whoever takes the order on sees their name, phone and what to know, until it is done.',
    zh: '接单人在服务完成前可见其称呼、电话和注意事项。',
  },
  wanted: { en: 'When', zh: '希望的时间' },
  chooseTime: { en: 'Choose a day and a time', zh: '请选择日期和时间' },
  note: { en: 'What the team should know', zh: '备注' },
  noteExample: { en: 'Floor, lift, what to bring (as you like)', zh: '楼层、电梯、需要带的东西（选填）' },
  send: { en: 'Send the order', zh: '提交点单' },
  sent: { en: 'Ordered. The team has been told', zh: '点单成功，已通知服务队' },
  needsPhone: {
    en: 'Bind a phone number first, so that the team can reach you.',
    zh: '点单前请先绑定手机号，方便服务队联系您。',
  },
  needsLogin: { en: 'Log in to order it.', zh: '登录后即可点单。' },
  logIn: { en: 'Log in', zh: '去登录' },
})

export const faultText: Record<OrderFault, () => string> = defineTexts({
  address: { en: 'Choose an address', zh: '请选择服务地址' },
  wanted: { en: 'Choose a time that is still to come', zh: '请选择以后的时间' },
})
