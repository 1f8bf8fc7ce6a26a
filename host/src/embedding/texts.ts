import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  leaveTitle: { en: (host: string) => `Open ${host}?`, zh: (host: string) => `打开 ${host}？` },
  leaveText: {
    en: 'You are about to leave for another site, whose content is not ours.',
    zh: '即将离开本应用，前往的网站内容并非由本站提供。',
  },
  leavePlainText: {
    en: 'The connection to this site is not encrypted: others may read what you type there.',
    zh: '该网站的连接未加密，您输入的内容可能被他人看到。',
  },
  leave: { en: 'Open', zh: '打开' },
  refused: { en: 'this link cannot be opened', zh: '该链接无法打开' },
  banner: { en: 'Open in the app for the full experience', zh: '打开客户端，体验更完整' },
  openApp: { en: 'Open app', zh: '打开' },
  later: { en: 'Not now', zh: '关闭' },
  shareTitle: { en: 'Share', zh: '分享' },
  wechatHint: {
    en: 'Tap ··· at the top right, then send it to a friend or to Moments.',
    zh: '点击右上角“···”，发送给朋友或分享到朋友圈。',
  },
  copyLink: { en: 'Copy link', zh: '复制链接' },
  copied: { en: 'Link copied', zh: '链接已复制' },
  notCopied: { en: 'Copying is blocked: press and hold the link', zh: '无法自动复制，请长按链接复制' },
})
