import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Not available', zh: '暂时无法打开' },
  failed: { en: 'This part of the app could not be loaded.', zh: '这一部分暂时无法加载。' },
  refused: {
    en: 'A file of this page was changed on its way, so it was not opened.',
    zh: '页面文件在传输中被改动，为安全起见没有打开。',
  },
  unchecked: {
    en: 'Your account could not be reached. You stay logged in.',
    zh: '暂时无法连接您的账号，登录状态会保留。',
  },
  blocked: { en: 'This page needs a newer version of the app.', zh: '打开这个页面需要更新版本的应用。' },
  quarantined: {
    en: 'This part of the app failed several times and rests for a few minutes.',
    zh: '这一部分连续出错，暂停几分钟。',
  },
  threw: { en: 'This page ran into a problem.', zh: '页面出了点问题。' },
  rest: { en: 'Everything else goes on working.', zh: '其他页面可以照常使用。' },
  read: {
    en: 'You can read the page; its buttons do nothing yet.',
    zh: '页面可以阅读，按钮暂时无法使用。',
  },
  offline: { en: 'You are offline.', zh: '当前没有网络。' },
  offlineDetail: { en: 'This page opens once the network is back.', zh: '网络恢复后会自动打开。' },
  back: { en: 'Back', zh: '返回' },
  retry: { en: 'Try again', zh: '重新加载' },
})
