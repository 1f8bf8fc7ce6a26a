import type { ActivityStep } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const stepText: Record<ActivityStep, () => string> = defineTexts({
  join: { en: 'Sign up', zh: '立即报名' },
  wait: { en: 'Join the waiting list', zh: '加入候补' },
  cancel: { en: 'Cancel my place', zh: '取消报名' },
  'sign-in': { en: 'Sign in', zh: '签到' },
  'sign-out': { en: 'Sign out', zh: '签退' },
  appeal: { en: 'I was there', zh: '我到场了，申诉' },
})

/** Question before a step and message after it. */
export const takenText = defineTexts({
  cancelSure: { en: 'Give up your place?', zh: '放弃这个名额？' },
  cancelText: { en: 'Your place goes to someone else at once.', zh: '名额会立即让给其他志愿者。' },
  giveUp: { en: 'Give it up', zh: '放弃名额' },
  leaveLine: { en: 'Leave the waiting list?', zh: '退出候补？' },
  leaveLineText: { en: 'You lose your place in the line.', zh: '退出后排队顺序不保留。' },
  leave: { en: 'Leave it', zh: '退出候补' },
  waiting: { en: 'You are on the waiting list', zh: '已加入候补，有名额会通知您' },
  appealed: { en: 'Your appeal was sent to the team', zh: '申诉已提交，由团队负责人审核' },
  joined: { en: 'You are in', zh: '报名成功' },
  cancelled: { en: 'Your place is free again', zh: '已取消报名' },
})
