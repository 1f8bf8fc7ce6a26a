import type { ActivityState } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'
import type { Milestone } from '../../../activity/activity.model'

export const t = defineTexts({
  title: { en: 'Activity', zh: '活动详情' },
  steps: { en: 'How it goes', zh: '参与步骤' },
  progress: { en: 'My progress', zh: '我的进度' },
  record: { en: 'My record', zh: '我的志愿记录' },
  credited: { en: (n: string) => `${n} hours credited to you`, zh: (n: string) => `已计入 ${n} 小时志愿时长` },
  leaveLine: { en: 'Leave the waiting list', zh: '退出候补' },
  completed: { en: 'Completed, thank you', zh: '已完成，感谢您' },
  appealWaits: { en: 'Your appeal is being reviewed', zh: '申诉审核中' },
  line: {
    en: (place: number, of: number) =>
      `You are number ${place} of ${of} on the waiting list. A free place goes to the first in line.`,
    zh: (place: number, of: number) => `您在候补第 ${place} 位（共 ${of} 人）。有人取消时按顺序自动递补。`,
  },
  waiting: {
    en: (n: number) => (n === 1 ? '1 person waits for a place' : `${n} people wait for a place`),
    zh: (n: number) => `${n} 人候补`,
  },
  toCheck: {
    en: 'A manager of the team checks when you were there. The hours are credited then.',
    zh: '您的到场时间待团队负责人核对，核对后计入时长。',
  },
  appealRefused: {
    en: (reason: string) => `Your appeal was not accepted: ${reason}`,
    zh: (reason: string) => `申诉未通过：${reason}`,
  },
  calledOff: { en: (reason: string) => `Called off: ${reason}`, zh: (reason: string) => `取消原因：${reason}` },
  likes: { en: (n: string) => `Like, ${n} so far`, zh: (n: string) => `点赞，已有 ${n}` },
  share: { en: 'Share', zh: '分享' },
})

export const milestoneText: Record<Milestone, () => string> = defineTexts({
  joined: { en: 'Signed up', zh: '已报名' },
  'signed-in': { en: 'Signed in', zh: '已签到' },
  'signed-out': { en: 'Signed out', zh: '已签退' },
})

/** Shown when no step is available. */
export const idleText: Record<ActivityState, () => string> = defineTexts({
  upcoming: { en: 'Sign-up has not opened', zh: '报名尚未开始' },
  open: { en: 'Sign-up has closed', zh: '报名已截止' },
  full: { en: 'All places are taken', zh: '名额已满' },
  running: { en: 'Under way', zh: '活动进行中' },
  ended: { en: 'This activity has ended', zh: '活动已结束' },
  cancelled: { en: 'This activity was called off', zh: '活动已取消' },
})
