import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Licences and qualifications', zh: '资质证照' },
  number: { en: 'Number', zh: '编号' },
  issuer: { en: 'Issued by', zh: '发证机关' },
  until: { en: 'Valid until', zh: '有效期至' },
  unlimited: { en: 'no end', zh: '长期' },
  expired: { en: 'Expired', zh: '已到期' },
  enlarge: { en: (title: string) => `Enlarge: ${title}`, zh: (title: string) => `查看大图：${title}` },
})
