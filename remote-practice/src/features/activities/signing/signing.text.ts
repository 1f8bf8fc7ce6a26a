import { type ActivityStep, codes } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const stepText: Record<ActivityStep, () => string> = defineTexts({
  join: { en: 'Sign up', zh: '立即报名' },
  wait: { en: 'Join the waiting list', zh: '加入候补' },
  cancel: { en: 'Cancel my place', zh: '取消报名' },
  'sign-in': { en: 'Sign in', zh: '签到' },
  'sign-out': { en: 'Sign out', zh: '签退' },
  appeal: { en: 'I was there', zh: '我到场了，申诉' },
})

export const t = defineTexts({
  code: { en: 'Six-digit code of the organiser', zh: '组织者出示的六位数字码' },
  byScan: { en: 'Scan the code', zh: '扫码' },
  both: {
    en: 'This activity needs the code that is shown there and your position.',
    zh: '本活动需要扫描现场的码，并核对位置。',
  },
  alsoHere: {
    en: 'The code was read. Your position at the place is needed, too.',
    zh: '已识别。还需要核对您在活动现场。',
  },
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
  leaveLine: { en: 'Leave the waiting list?', zh: '退出候补？' },
  leaveLineText: { en: 'You lose your place in the line.', zh: '退出后排队顺序不保留。' },
  leave: { en: 'Leave it', zh: '退出候补' },
  waiting: { en: 'You are on the waiting list', zh: '已加入候补，有名额会通知您' },
  appealed: { en: 'Your appeal was sent to the team', zh: '申诉已提交，由团队负责人审核' },
  joined: { en: 'You are in', zh: '报名成功' },
  cancelled: { en: 'Your place is free again', zh: '已取消报名' },
  signedIn: { en: 'Signed in', zh: '签到成功' },
  signedOut: { en: 'Signed out, thank you', zh: '签退成功，感谢您的付出' },
})

export const codeText = defineTexts({
  title: { en: 'Code to sign in and out', zh: '签到签退码' },
  list: { en: 'QR code and sign-in list', zh: '二维码与签到名单' },
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

export const appealText = defineTexts({
  title: { en: 'Missed sign-in', zh: '签到申诉' },
  help: {
    en: 'Tell the team when you were there and who saw you; pictures help. With an accepted appeal your hours are credited.',
    zh: '说明您何时到场、谁可以证明，附上现场照片更好。通过后补记志愿时长。',
  },
  text: { en: 'What happened', zh: '情况说明' },
  send: { en: 'Send to the team', zh: '提交申诉' },
})
