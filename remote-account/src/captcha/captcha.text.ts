import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  phone: { en: 'Phone number', zh: '手机号' },
  phoneHint: { en: '11 digits', zh: '请输入 11 位手机号' },
  phoneWrong: { en: 'This is not a mobile number of 11 digits', zh: '请输入正确的 11 位手机号' },
  captcha: { en: 'Verification code', zh: '验证码' },
  captchaHint: { en: '6 digits', zh: '6 位数字' },
  captchaShort: { en: 'The code has six digits', zh: '请输入 6 位验证码' },
  captchaWrong: { en: 'The code is not right', zh: '验证码不正确，请核对后重新输入' },
  captchaSpent: { en: 'The code is no longer valid, please ask for a new one', zh: '验证码已失效，请重新获取' },
  credentialsWrong: { en: 'The phone number or the password is not right', zh: '手机号或密码不正确' },
  phoneTaken: {
    en: 'This number belongs to another account. Use another one, or log in with it.',
    zh: '该手机号已绑定其他账号，请更换号码，或直接用它登录',
  },
  inSeconds: {
    en: (n: number) => `Too many attempts. Try again in ${n} s.`,
    zh: (n: number) => `操作太频繁，请 ${n} 秒后再试`,
  },
  inMinutes: {
    en: (n: number) => `Too many attempts. Try again in ${n} min.`,
    zh: (n: number) => `操作太频繁，请 ${n} 分钟后再试`,
  },
  inHours: {
    en: (n: number) => `Too many attempts. Try again in ${n} h.`,
    zh: (n: number) => `操作太频繁，请 ${n} 小时后再试`,
  },
  later: { en: 'Too many attempts. Try again later.', zh: '操作太频繁，请稍后再试' },
  messages: { en: 'Messages to this number', zh: '发往该号码的短信' },
  messagesHelp: {
    en: 'This is a demo: no message goes to the phone, the codes are shown here.',
    zh: '演示环境不会真的发送短信，验证码显示在这里',
  },
  fill: { en: 'Fill in', zh: '填入' },
  fillCode: { en: (code: string) => `Fill in ${code}`, zh: (code: string) => `填入 ${code}` },
  demoCode: { en: (code: string) => `Your code is ${code}`, zh: (code: string) => `您的验证码是 ${code}` },
  noMessages: { en: 'Nothing was sent to it yet', zh: '还没有短信' },
})
