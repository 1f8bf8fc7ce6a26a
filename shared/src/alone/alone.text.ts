import { defineTexts } from '../text'

export const t = defineTexts({
  pages: { en: 'Pages', zh: '页面' },
  address: { en: 'Address', zh: '地址' },
  go: { en: 'Go', zh: '前往' },
  open: { en: 'Open without the desk', zh: '单独打开' },
  look: { en: 'How it is looked at', zh: '查看方式' },
  width: { en: 'Width', zh: '宽度' },
  shell: { en: 'Shell', zh: '外壳' },
  who: { en: 'Person', zh: '身份' },
  theme: { en: 'Theme', zh: '主题' },
  language: { en: 'Language', zh: '语言' },
  log: { en: 'What was asked of the host', zh: '向宿主提出的请求' },
  clear: { en: 'Clear', zh: '清空' },
  nothing: { en: 'Nothing yet.', zh: '暂无。' },
  elsewhere: {
    en: (address: string) => `${address} is not a page of this remote: the host would open it.`,
    zh: (address: string) => `${address} 不是该远程应用的页面，由宿主打开。`,
  },
  guarded: { en: 'The host lets a guest log in before this page.', zh: '访问该页面前，宿主会要求登录。' },
  logIn: { en: 'Log in', zh: '登录' },
  back: { en: 'Back', zh: '返回' },
  player: { en: 'Player', zh: '播放器' },
  previous: { en: 'Previous', zh: '上一首' },
  toggle: { en: 'Play or pause', zh: '播放或暂停' },
  next: { en: 'Next', zh: '下一首' },
  close: { en: 'Close', zh: '关闭' },
  live: { en: 'live', zh: '直播' },
  threw: { en: 'the page threw', zh: '页面抛出错误' },
})

/** Labels of the options, by value. */
export const options = defineTexts({
  phone: { en: 'Phone', zh: '手机' },
  full: { en: 'Full', zh: '全宽' },
  h5: { en: 'Browser', zh: '浏览器' },
  wechat: { en: 'WeChat', zh: '微信' },
  ios: { en: 'iOS', zh: 'iOS' },
  android: { en: 'Android', zh: '安卓' },
  guest: { en: 'Guest', zh: '游客' },
  user: { en: 'Logged in', zh: '已登录' },
  system: { en: 'As the device', zh: '跟随系统' },
  light: { en: 'Light', zh: '浅色' },
  dark: { en: 'Dark', zh: '深色' },
  'zh-CN': { en: '中文', zh: '中文' },
  en: { en: 'English', zh: 'English' },
})

/** Labels of the play modes. */
export const modes = defineTexts({
  sequence: { en: 'in order', zh: '顺序播放' },
  loop: { en: 'one track', zh: '单曲循环' },
  random: { en: 'shuffled', zh: '随机播放' },
})
