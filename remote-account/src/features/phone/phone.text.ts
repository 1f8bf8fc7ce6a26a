import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Bind your phone', zh: '绑定手机号' },
  why: {
    en: 'Comments, advice and practice records need a phone number. It is kept masked and never shown to others.',
    zh: '发表评论、建言和实践记录需要绑定手机号。号码仅用于身份核验，不会对外展示。',
  },
  bind: { en: 'Bind', zh: '立即绑定' },
  later: { en: 'Not now', zh: '暂不绑定' },
  done: { en: 'Your phone is bound', zh: '绑定成功' },
  already: { en: 'A phone is bound', zh: '已绑定手机号' },
  goOn: { en: 'Continue', zh: '继续' },
  change: { en: 'Change the number', zh: '更换手机号' },
})
