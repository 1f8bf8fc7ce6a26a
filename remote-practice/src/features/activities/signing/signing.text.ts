import { type ActivityStep, codes } from '@plaza/shared/api'
import type { NoPosition } from '@plaza/shared/position'
import { defineTexts } from '@plaza/shared/text'

export const stepText: Record<ActivityStep, () => string> = defineTexts({
  join: { en: 'Sign up', zh: '立即报名' },
  cancel: { en: 'Cancel my place', zh: '取消报名' },
  'sign-in': { en: 'Sign in', zh: '签到' },
  'sign-out': { en: 'Sign out', zh: '签退' },
})

export const t = defineTexts({
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

/** Question before a step and message after it. */
export const takenText = defineTexts({
  cancelSure: { en: 'Give up your place?', zh: '放弃这个名额？' },
  cancelText: { en: 'Your place goes to someone else at once.', zh: '名额会立即让给其他志愿者。' },
  giveUp: { en: 'Give it up', zh: '放弃名额' },
  joined: { en: 'You are in', zh: '报名成功' },
  cancelled: { en: 'Your place is free again', zh: '已取消报名' },
  signedIn: { en: 'Signed in', zh: '签到成功' },
  signedOut: { en: 'Signed out, thank you', zh: '签退成功，感谢您的付出' },
})

export const codeText = defineTexts({
  title: { en: 'Code to sign in and out', zh: '签到签退码' },
  spoken: { en: (digits: string) => `Code ${digits}`, zh: (digits: string) => `签到码 ${digits}` },
  changes: {
    en: (seconds: number) => `Show it to the volunteers. It changes in ${seconds} s.`,
    zh: (seconds: number) => `请向现场志愿者出示，${seconds} 秒后更新`,
  },
})

/** Messages by refusal code, with advice on what to do. */
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
