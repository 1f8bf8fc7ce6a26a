import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  back: { en: 'Back', zh: '返回' },
  home: { en: 'Home page', zh: '回到首页' },
  logIn: { en: 'Log in', zh: '登录' },
  retry: { en: 'Try again', zh: '重试' },

  menu: { en: 'Menu', zh: '菜单' },

  notFound: { en: 'Page not found', zh: '页面不存在' },
  notFoundText: {
    en: 'The address may be mistyped, or the page has moved.',
    zh: '地址可能有误，或页面已被移动。',
  },

  error: { en: 'Something went wrong', zh: '出了点问题' },

  planned: { en: 'Not open yet', zh: '暂未开放' },
  plannedTitle: { en: 'This page is not open yet', zh: '该页面尚未开放' },
  plannedText: {
    en: 'It is planned and not built yet. Everything else works as usual.',
    zh: '该功能正在筹备中，其他功能可正常使用。',
  },

  auth: { en: 'Signing in', zh: '正在登录' },
  authRefused: { en: 'The login was not taken over', zh: '未能完成登录' },
  authRefusedText: {
    en: 'It was declined, has expired, or is not one of ours. You can go on as a guest or log in here.',
    zh: '登录信息被取消、已过期或无效。您可以以游客身份继续，或在此登录。',
  },

  link: { en: 'Link', zh: '外部链接' },
  linkRefused: { en: 'This link cannot be opened', zh: '该链接无法打开' },
  linkRefusedText: {
    en: 'It is malformed, or of a kind that we do not open for your safety.',
    zh: '链接格式有误，或出于安全考虑不予打开。',
  },
  linkLeave: { en: 'You are leaving for another site', zh: '您即将离开本应用' },
  linkLeaveText: {
    en: 'We do not know this site. Never type a password or a captcha of ours there.',
    zh: '该网站并非由我们提供，请勿在其中输入本应用的密码或验证码。',
  },
  linkOpen: { en: 'Open the site', zh: '继续访问' },
  linkOutside: { en: 'Open in the browser', zh: '在浏览器中打开' },

  waiting: { en: 'Waiting for the app', zh: '正在连接客户端' },
  waitingText: { en: 'This takes ten seconds at most.', zh: '最多需要十秒。' },
  shellLogin: { en: 'Log in with the app', zh: '请在客户端登录' },
  shellLoginText: {
    en: 'Its login opens over this page. Afterwards you come back by yourself.',
    zh: '客户端的登录界面即将打开，完成后将自动返回。',
  },
  shellSilent: { en: 'The app has not answered yet', zh: '客户端暂未响应' },
  shellSilentText: {
    en: 'If you see its login, log in there. Otherwise try again, log in on this page, or go on as a guest.',
    zh: '若已看到客户端的登录界面，请在其中登录；否则可重试、在本页登录，或以游客身份继续。',
  },
  notLoggedIn: { en: 'You are not logged in', zh: '您尚未登录' },
  notLoggedInText: {
    en: 'What you opened needs a login. You can log in now, or go on as a guest.',
    zh: '打开的内容需要登录。您可以现在登录，或以游客身份继续。',
  },
  logInHere: { en: 'Log in on this page', zh: '在本页登录' },
  bridgeMissing: { en: 'The app did not answer', zh: '客户端没有响应' },
  bridgeMissingText: {
    en: 'Try again, log in on this page, or go on as a guest.',
    zh: '请重试、在本页登录，或以游客身份继续。',
  },
  asGuest: { en: 'Go on as a guest', zh: '以游客身份继续' },
})
