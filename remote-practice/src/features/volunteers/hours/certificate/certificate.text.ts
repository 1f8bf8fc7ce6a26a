import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Certificate', zh: '志愿服务证书' },
  heading: { en: 'Certificate of Volunteer Service', zh: '志愿服务时长证书' },
  certifies: { en: 'This certifies that', zh: '兹证明' },
  gave: {
    en: (hours: string, services: number) =>
      services === 1
        ? `gave ${hours} hours of voluntary service`
        : `gave ${hours} hours in ${services} voluntary services`,
    zh: (hours: string, services: number) => `参加志愿服务 ${services} 次，累计 ${hours} 小时`,
  },
  what: { en: 'What', zh: '服务内容' },
  when: { en: 'When', zh: '服务时间' },
  where: { en: 'Where', zh: '服务地点' },
  number: { en: 'Number', zh: '证书编号' },
  issuer: { en: 'Issued by', zh: '颁发单位' },
  issuedAt: { en: 'Issued on', zh: '颁发日期' },
  allWork: { en: 'Voluntary services', zh: '各项志愿服务' },
  scan: { en: 'Scan to verify', zh: '扫码核验真伪' },
  code: { en: 'Code that verifies this certificate', zh: '核验二维码' },
  print: { en: 'Print', zh: '打印' },
  picture: { en: 'Save as a picture', zh: '保存为图片' },
  noPicture: { en: 'The picture could not be drawn', zh: '图片生成失败，请重试' },
  verifyPage: { en: 'Verification page', zh: '打开核验页' },
  verifyTitle: { en: 'Verification of a certificate', zh: '证书核验' },
  valid: { en: 'This certificate is genuine', zh: '证书真实有效' },
  validText: {
    en: 'It was issued as it stands below. Compare it with the one in your hand.',
    zh: '以下为系统登记内容，请与手中的证书逐项核对。',
  },
  reversed: { en: 'Hours of it were taken back', zh: '证书中的时长已被冲回' },
  reversedText: {
    en: (since: string, left: string) => `Since ${since}. ${left} of its hours still count.`,
    zh: (since: string, left: string) => `自 ${since} 起，其中仍有效的时长为 ${left} 小时。`,
  },
  unknown: { en: 'Nobody issued this certificate', zh: '未查到这张证书' },
  unknownText: {
    en: 'The code is wrong, or something of the certificate was changed.',
    zh: '编码有误，或证书内容被改动过，不能作为有效凭证。',
  },
  typeIt: { en: 'Code below the QR code', zh: '证书上的核验码' },
  check: { en: 'Verify', zh: '核验' },
})
