import { codes } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

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
