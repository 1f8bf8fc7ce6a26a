import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'About us', zh: '关于我们' },
  documents: { en: 'Agreements and clauses', zh: '协议与条款' },
  version: { en: 'Version', zh: '版本' },
  app: { en: (build: string) => `App ${build}`, zh: (build: string) => `应用 ${build}` },
  ofVersion: { en: (version: string) => `Version ${version}`, zh: (version: string) => `版本 ${version}` },
  quality: { en: 'Licences and qualifications', zh: '资质证照' },
  more: { en: 'More', zh: '更多' },
  contacts: { en: 'Contact', zh: '联系我们' },
  call: {
    en: (name: string, value: string) => `${name}: ${value}`,
    zh: (name: string, value: string) => `${name}：${value}`,
  },
  help: { en: 'Help', zh: '帮助中心' },
  feedback: { en: 'Feedback', zh: '意见反馈' },
  join: { en: 'Join us', zh: '加入我们' },
})
