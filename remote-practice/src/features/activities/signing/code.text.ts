import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Code to sign in and out', zh: '签到签退码' },
  list: { en: 'QR code and sign-in list', zh: '二维码与签到名单' },
  spoken: { en: (digits: string) => `Code ${digits}`, zh: (digits: string) => `签到码 ${digits}` },
  changes: {
    en: (seconds: number) => `Show it to the volunteers. It changes in ${seconds} s.`,
    zh: (seconds: number) => `请向现场志愿者出示，${seconds} 秒后更新`,
  },
})
