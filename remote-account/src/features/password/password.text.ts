import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  change: { en: 'Change your password', zh: '修改密码' },
  first: { en: 'Set a password', zh: '设置密码' },
  changeWhy: {
    en: 'Your other devices will be logged out.',
    zh: '修改后，您的其他设备将全部退出登录。',
  },
  firstWhy: {
    en: 'With a password you can log in without waiting for a code. Your other devices will be logged out.',
    zh: '设置后可用手机号和密码登录，无需等待验证码。您的其他设备将全部退出登录。',
  },
  old: { en: 'Old password', zh: '原密码' },
  oldHint: { en: 'Your password until now', zh: '请输入原密码' },
  oldMissing: { en: 'Please type your old password', zh: '请输入原密码' },
  oldWrong: { en: 'The old password is not right', zh: '原密码不正确' },
  forgotten: { en: 'Forgot the old one?', zh: '忘记原密码？' },
  save: { en: 'Save the password', zh: '保存密码' },
  saved: {
    en: 'Password saved. Your other devices were logged out.',
    zh: '密码已保存，其他设备已退出登录',
  },
  phoneFirst: {
    en: 'A password is used together with a phone number. Bind one first.',
    zh: '密码需要与手机号一起使用，请先绑定手机号。',
  },
  bindPhone: { en: 'Bind your phone', zh: '绑定手机号' },
})
