import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  askTitle: { en: 'Sign in with this link?', zh: '使用此链接登录？' },
  askText: {
    en: 'The link you opened carries a login. Go on only if you opened it from your own app.',
    zh: '您打开的链接中带有登录信息。仅当它来自您自己的应用时才继续。',
  },
  askAsTitle: { en: (name: string) => `Sign in as ${name}?`, zh: (name: string) => `以“${name}”登录？` },
  askAsText: {
    en: (name: string) => `You are signed in as ${name} now.`,
    zh: (name: string) => `当前已登录“${name}”。`,
  },
  signIn: { en: 'Sign in', zh: '登录' },
  refused: { en: 'this login could not be taken over', zh: '无法使用该登录信息' },
  cookiesBlocked: {
    en: 'Cookies are blocked: you stay signed in until this page is closed',
    zh: '浏览器禁用了 Cookie，关闭页面后需重新登录',
  },
  someone: { en: 'this person', zh: '该用户' },
})
