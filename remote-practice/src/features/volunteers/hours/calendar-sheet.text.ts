import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'In my calendar', zh: '同步到日历' },
  about: {
    en: 'Your calendar shows the activities that you joined or wait for, and follows when they move or are called off.',
    zh: '手机日历会显示您报名和候补的活动，改期或取消时自动更新。',
  },
  make: { en: 'Make my address', zh: '生成订阅地址' },
  once: {
    en: 'Shown only now. Whoever has it sees your activities, so keep it to yourself.',
    zh: '地址只显示这一次。拿到地址的人能看到您的活动安排，请勿转发。',
  },
  subscribe: { en: 'Subscribe', zh: '订阅到日历' },
  copy: { en: 'Copy the address', zh: '复制地址' },
  copied: { en: 'Copied', zh: '已复制' },
  notCopied: { en: 'Hold the address to copy it', zh: '请长按地址复制' },
  madeAt: { en: (when: string) => `Your address was made ${when}.`, zh: (when: string) => `订阅地址生成于 ${when}。` },
  renew: { en: 'New address', zh: '换新地址' },
  end: { en: 'End it', zh: '停用地址' },
  ended: { en: 'The address no longer works', zh: '地址已停用' },
  sureToEnd: { en: 'End the address?', zh: '停用订阅地址？' },
  sureToRenew: { en: 'Make a new address?', zh: '换新订阅地址？' },
  endNote: {
    en: 'Calendars that use the present one are no longer updated.',
    zh: '正在使用原地址的日历将不再更新。',
  },
})
