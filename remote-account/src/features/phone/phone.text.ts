import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Bind your phone', zh: '绑定手机号' },
  why: {
    en: 'Comments, advice and practice records need a phone number. It is kept masked and never shown to others.',
    zh: '发表评论、建言和实践记录需要绑定手机号。号码仅用于身份核验，不会对外展示。',
  },
  bind: { en: 'Bind', zh: '立即绑定' },
  later: { en: 'Not now', zh: '暂不绑定' },
  done: { en: 'Your phone is bound', zh: '绑定成功' },
  already: { en: 'A phone is bound', zh: '已绑定手机号' },
  goOn: { en: 'Continue', zh: '继续' },
  phone: { en: 'Phone number', zh: '手机号' },
  uses: {
    en: 'You log in with this number, and we ask it before anything important. Others never see it.',
    zh: '该号码用于登录和重要操作的身份核验，不会对外展示。',
  },
  none: { en: 'No phone number is bound yet', zh: '还没有绑定手机号' },
  rebind: { en: 'Change the phone number', zh: '更换手机号' },
  steps: { en: 'Steps', zh: '步骤' },
  proveOld: { en: 'Prove it is you', zh: '验证身份' },
  enterNew: { en: 'New number', zh: '新手机号' },
  finished: { en: 'Done', zh: '完成' },
  proveWhy: {
    en: (phone: string) => `Before the number changes, show that ${phone} or this account is yours.`,
    zh: (phone: string) => `更换前，请先验证原手机号 ${phone} 或账号密码。`,
  },
  newWhy: {
    en: 'From then on you log in with the new number. All other devices will be logged out.',
    zh: '更换后请用新号码登录，其他设备将全部退出登录。',
  },
  bindNew: { en: 'Change the number', zh: '确认更换' },
  rebound: { en: 'The number was changed', zh: '手机号已更换' },
  reboundNote: { en: 'Your other devices were logged out.', zh: '您的其他设备已退出登录。' },
  logInFirst: { en: 'Log in to see your phone number', zh: '登录后查看手机号' },
  logIn: { en: 'Log in', zh: '登录' },
  success: { en: 'Phone number', zh: '绑定结果' },
  change: { en: 'Change the number', zh: '更换手机号' },
})
