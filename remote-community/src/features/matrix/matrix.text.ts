import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Official accounts', zh: '政务矩阵' },
  account: { en: 'Official account', zh: '公众号' },
  search: { en: 'Search accounts', zh: '搜索公众号' },
  groups: { en: 'Groups', zh: '分组' },
  all: { en: 'All', zh: '全部' },
  showAll: { en: 'Show all accounts', zh: '查看全部公众号' },
  hint: {
    en: 'Open an account for its QR code, and follow it in WeChat.',
    zh: '点开公众号看二维码，在微信里关注。',
  },
  wechatId: { en: 'WeChat ID', zh: '微信号' },
  copy: { en: 'Copy the name', zh: '复制名称' },
  copied: { en: 'Name copied: search for it in WeChat', zh: '名称已复制，去微信搜索关注' },
  notCopied: { en: 'The name could not be copied', zh: '复制失败，请长按名称选择' },
  save: { en: 'Save the QR code', zh: '保存二维码' },
  qr: { en: (name: string) => `QR code of ${name}`, zh: (name: string) => `${name}的二维码` },
  press: { en: 'Press and hold the code, then open it', zh: '长按识别二维码' },
  scan: { en: 'Scan it with WeChat, or save it and choose it from the album', zh: '微信扫一扫，或保存后从相册选取' },
  intro: { en: 'About', zh: '简介' },
  articles: { en: 'Latest articles', zh: '最新文章' },
})
