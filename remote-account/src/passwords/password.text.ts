import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  newPassword: { en: 'New password', zh: '新密码' },
  hint: { en: '8 to 128 characters', zh: '8 至 128 个字符' },
  rules: { en: 'A good password', zh: '密码要求' },
  length: { en: 'has 8 to 128 characters of any kind', zh: '8 至 128 个字符，种类不限' },
  uncommon: { en: 'is not one that everybody tries first', zh: '不是常见的密码' },
  notOwn: { en: 'is more than your name, your number or our name', zh: '不能只由昵称、手机号或本站名称组成' },
  fulfilled: { en: 'fulfilled', zh: '已满足' },
  short: { en: 'At least 8 characters', zh: '密码至少 8 个字符' },
  long: { en: 'At most 128 characters', zh: '密码最多 128 个字符' },
  weak: {
    en: 'This password is easy to guess. Take a longer one, for example a few words.',
    zh: '这个密码容易被猜到，请换一个更长的，例如几个词语',
  },
})
