import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  ways: { en: 'Proof', zh: '验证方式' },
  byCode: { en: 'By code', zh: '手机号验证码' },
  byPassword: { en: 'By password', zh: '账号密码' },
  password: { en: 'Password', zh: '账号密码' },
  passwordHint: { en: 'Password of your account', zh: '请输入账号密码' },
  passwordMissing: { en: 'Please type your password', zh: '请输入账号密码' },
  passwordWrong: { en: 'The password is not right', zh: '密码不正确' },
  next: { en: 'Next', zh: '下一步' },
  noAccess: {
    en: 'Neither the phone nor the password? Write to us: a person has to look at it.',
    zh: '手机号已停用且忘记密码？请通过意见反馈联系我们人工处理。',
  },
  proveAgain: {
    en: 'The proof is no longer valid. Please prove again that it is you; the new number is kept.',
    zh: '身份验证已过期，请重新验证，新号码已为您保留',
  },
})
