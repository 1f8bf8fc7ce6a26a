import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Log in', zh: '登录' },
  welcome: { en: 'Good to see you', zh: '您好，欢迎登录' },
  newHere: { en: 'New here? Your account is made when you log in.', zh: '未注册的手机号将自动创建账号' },
  back: { en: 'Back', zh: '返回' },
  ways: { en: 'Ways to log in', zh: '登录方式' },
  byCaptcha: { en: 'By code', zh: '验证码登录' },
  byPassword: { en: 'By password', zh: '密码登录' },
  password: { en: 'Password', zh: '密码' },
  passwordHint: { en: 'Your password', zh: '请输入密码' },
  passwordMissing: { en: 'Please type your password', zh: '请输入密码' },
  forgotten: { en: 'Forgot your password?', zh: '忘记密码？' },
  forgottenTitle: { en: 'New password', zh: '找回密码' },
  forgottenWhy: {
    en: 'Show by a code that the number is yours, and choose a new password. All devices will be logged out.',
    zh: '通过短信验证码验证手机号后，即可设置新密码。所有设备将退出登录。',
  },
  setPassword: { en: 'Set the password', zh: '设置新密码' },
  passwordSet: { en: 'Your new password is set', zh: '新密码已设置' },
  passwordSetNote: {
    en: 'All other devices were logged out. Log in with the new password from now on.',
    zh: '其他设备已全部退出登录，请使用新密码登录。',
  },
  goOn: { en: 'Continue', zh: '继续' },
  agree: { en: 'I agree to the', zh: '我已阅读并同意' },
  and: { en: ' and ', zh: '和' },
  agreeFirst: { en: 'Please read and agree first', zh: '请先阅读并同意上述协议' },
  agreeAgain: {
    en: 'The agreements have changed. Please read them and agree again.',
    zh: '协议内容已更新，请重新阅读并同意',
  },
  agreement: { en: 'the terms of use and the privacy policy', zh: '《用户协议》和《隐私政策》' },
  document: { en: (title: string) => title, zh: (title: string) => `《${title}》` },
  agreeAndClose: { en: 'Agree', zh: '同意' },
  or: { en: 'or', zh: '其他登录方式' },
  wechat: { en: 'Log in with WeChat', zh: '微信登录' },
  wechatBusy: { en: 'Logging in with WeChat…', zh: '微信登录中…' },
  wechatStrange: {
    en: 'This WeChat login did not begin on this device, so nobody was logged in. Please start again here.',
    zh: '此微信登录并非在本设备上发起，未为您登录。请在这里重新开始。',
  },
  wechatFailed: {
    en: 'That did not work with WeChat. Please try again or use your phone.',
    zh: '微信登录未成功，请重试或使用手机号登录',
  },
})
