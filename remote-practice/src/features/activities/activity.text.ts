import { type ActivityState, type ActivityStep, codes, type Participation } from '@plaza/shared/api'
import type { NoPosition } from '@plaza/shared/position'
import { defineTexts } from '@plaza/shared/text'
import type { Milestone } from './activity.model'
import type { stateFilters } from './filter.model'

export const stateText: Record<ActivityState, () => string> = defineTexts({
  upcoming: { en: 'Opens soon', zh: '即将报名' },
  open: { en: 'Open', zh: '报名中' },
  full: { en: 'Full', zh: '已满员' },
  running: { en: 'Under way', zh: '进行中' },
  ended: { en: 'Ended', zh: '已结束' },
  cancelled: { en: 'Called off', zh: '已取消' },
})

export const filterText: Record<(typeof stateFilters)[number] | 'all', () => string> = defineTexts({
  all: { en: 'All', zh: '全部' },
  open: { en: 'Open', zh: '报名中' },
  running: { en: 'Under way', zh: '进行中' },
  upcoming: { en: 'Opens soon', zh: '即将报名' },
  ended: { en: 'Ended', zh: '已结束' },
})

export const stepText: Record<ActivityStep, () => string> = defineTexts({
  join: { en: 'Sign up', zh: '立即报名' },
  cancel: { en: 'Cancel my place', zh: '取消报名' },
  'sign-in': { en: 'Sign in', zh: '签到' },
  'sign-out': { en: 'Sign out', zh: '签退' },
})

export const milestoneText: Record<Milestone, () => string> = defineTexts({
  joined: { en: 'Signed up', zh: '已报名' },
  'signed-in': { en: 'Signed in', zh: '已签到' },
  'signed-out': { en: 'Signed out', zh: '已签退' },
})

export const participationText: Record<Participation, () => string> = defineTexts({
  none: { en: '', zh: '' },
  joined: { en: 'Signed up', zh: '已报名' },
  'signed-in': { en: 'Taking part', zh: '参与中' },
  'signed-out': { en: 'Completed', zh: '已完成' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
})

export const t = defineTexts({
  title: { en: 'Volunteer activities', zh: '志愿活动' },
  detail: { en: 'Activity', zh: '活动详情' },
  earlier: { en: 'Earlier', zh: '往前' },
  later: { en: 'Later', zh: '往后' },
  wholeMonth: { en: 'Show the whole month', zh: '展开整月' },
  oneWeek: { en: 'Show one week', zh: '收起为一周' },
  allDays: { en: 'All days', zh: '全部日期' },
  today: { en: 'Today', zh: '今天' },
  dayWith: {
    en: (day: string, n: number) => `${day}, ${n === 0 ? 'no activities' : n === 1 ? '1 activity' : `${n} activities`}`,
    zh: (day: string, n: number) => `${day}，${n === 0 ? '没有活动' : `${n} 场活动`}`,
  },
  byState: { en: 'By state', zh: '按状态筛选' },
  byKind: { en: 'By kind', zh: '按类别筛选' },
  allKinds: { en: 'All kinds', zh: '全部类别' },
  clear: { en: 'Clear filters', zh: '清除筛选' },
  left: { en: (n: number) => (n === 1 ? '1 place left' : `${n} places left`), zh: (n: number) => `余 ${n} 个名额` },
  taken: {
    en: (n: number, of: number) => `${n} of ${of} taken`,
    zh: (n: number, of: number) => `已报 ${n}/${of} 人`,
  },
  hours: { en: (n: string) => `${n} h credited`, zh: (n: string) => `计 ${n} 小时` },
})

export const detailText = defineTexts({
  when: { en: 'When', zh: '时间' },
  where: { en: 'Where', zh: '地点' },
  signUp: { en: 'Sign-up', zh: '报名' },
  reward: { en: 'Hours', zh: '服务时长' },
  organiser: { en: 'Organiser', zh: '组织团队' },
  contact: { en: 'Contact', zh: '联系方式' },
  openMap: { en: 'Open in maps', zh: '打开地图' },
  call: { en: (phone: string) => `Call ${phone}`, zh: (phone: string) => `拨打 ${phone}` },
  about: { en: 'About this activity', zh: '活动介绍' },
  people: { en: 'Volunteers', zh: '报名志愿者' },
  nobody: { en: 'Nobody has signed up yet. Be the first.', zh: '还没有人报名，等你来。' },
  everyone: { en: 'See everyone', zh: '查看全部' },
  progress: { en: 'My progress', zh: '我的进度' },
  credited: { en: (n: string) => `${n} hours credited to you`, zh: (n: string) => `已计入 ${n} 小时志愿时长` },
  like: { en: 'Like', zh: '点赞' },
  likes: { en: (n: string) => `Like, ${n} so far`, zh: (n: string) => `点赞，已有 ${n}` },
  share: { en: 'Share', zh: '分享' },
  cancelSure: { en: 'Give up your place?', zh: '放弃这个名额？' },
  cancelText: { en: 'Your place goes to someone else at once.', zh: '名额会立即让给其他志愿者。' },
  giveUp: { en: 'Give it up', zh: '放弃名额' },
  joined: { en: 'You are in', zh: '报名成功' },
  cancelled: { en: 'Your place is free again', zh: '已取消报名' },
  signedIn: { en: 'Signed in', zh: '签到成功' },
  signedOut: { en: 'Signed out, thank you', zh: '签退成功，感谢您的付出' },
})

/** What the bar says where there is no step to take. */
export const idleText: Record<ActivityState, () => string> = defineTexts({
  upcoming: { en: 'Sign-up has not opened', zh: '报名尚未开始' },
  open: { en: 'Sign-in opens before the start', zh: '已报名，临近开始时可签到' },
  full: { en: 'All places are taken', zh: '名额已满' },
  running: { en: 'Under way', zh: '活动进行中' },
  ended: { en: 'This activity has ended', zh: '活动已结束' },
  cancelled: { en: 'This activity was called off', zh: '活动已取消' },
})

export const codeText = defineTexts({
  title: { en: 'Code to sign in and out', zh: '签到签退码' },
  spoken: { en: (digits: string) => `Code ${digits}`, zh: (digits: string) => `签到码 ${digits}` },
  changes: {
    en: (seconds: number) => `Show it to the volunteers. It changes in ${seconds} s.`,
    zh: (seconds: number) => `请向现场志愿者出示，${seconds} 秒后更新`,
  },
})

export const signText = defineTexts({
  code: { en: 'Six-digit code of the organiser', zh: '组织者出示的六位数字码' },
  byCode: { en: 'Confirm', zh: '确认' },
  or: { en: 'or', zh: '或' },
  byPosition: { en: 'Use my position', zh: '使用定位' },
  within: {
    en: (metres: number) =>
      `Works within ${metres} m of the place. Your browser asks first; the position is used for this alone.`,
    zh: (metres: number) => `需在活动地点 ${metres} 米以内。浏览器会先征得您的同意，位置仅用于本次核验。`,
  },
})

/** Body code of a refusal to words that say what to do. */
export const refusalText: Readonly<Record<number, () => string>> = (() => {
  const said = defineTexts({
    changed: { en: 'Things have changed meanwhile; this page is up to date now.', zh: '活动状态已变化，页面已更新。' },
    full: { en: 'The last place has just been taken.', zh: '名额刚刚报满。' },
    early: { en: 'It is too early for this.', zh: '还未到开放时间。' },
    late: { en: 'It is too late for this.', zh: '已过开放时间。' },
    code: {
      en: 'This code is not right, or no longer. Ask for the one that is shown now.',
      zh: '签到码不正确或已更新，请查看当前显示的数字。',
    },
    far: { en: 'You are too far from the place. Type the code instead.', zh: '您距离活动地点较远，可改用签到码。' },
    repeated: { en: 'This has been done already.', zh: '您已操作过，无需重复。' },
  })
  return {
    [codes.stateChanged]: said.changed,
    [codes.full]: said.full,
    [codes.tooEarly]: said.early,
    [codes.tooLate]: said.late,
    [codes.codeWrong]: said.code,
    [codes.tooFar]: said.far,
    [codes.repeated]: said.repeated,
  }
})()

export const noPositionText: Record<NoPosition, () => string> = defineTexts({
  denied: {
    en: 'Position is not allowed. Allow it in the browser settings, or type the code.',
    zh: '未获得定位权限。请在浏览器设置中开启，或输入签到码。',
  },
  unavailable: {
    en: 'No position right now. Try outdoors, or type the code.',
    zh: '暂时无法定位，请到开阔处重试，或输入签到码。',
  },
  unsupported: {
    en: 'This browser has no position. Type the code instead.',
    zh: '当前浏览器不支持定位，请输入签到码。',
  },
})
