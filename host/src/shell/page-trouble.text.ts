import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Not available', zh: '暂时无法打开' },
  failed: {
    en: 'This part of the app could not be loaded. Everything else goes on working.',
    zh: '这一部分暂时无法加载，其他页面可以照常使用。',
  },
  blocked: {
    en: 'This page needs a newer version of the app.',
    zh: '打开这个页面需要更新版本的应用。',
  },
  resting: {
    en: 'This part of the app failed several times and rests for a few minutes. You can try again at any time.',
    zh: '这一部分连续出错，暂停几分钟，您也可以随时重试。',
  },
  retry: { en: 'Try again', zh: '重新加载' },
  threw: { en: 'This page ran into a problem.', zh: '页面出了点问题。' },
})
