import { defineTexts } from '../text'

export const t = defineTexts({
  pages: { en: 'Pages', zh: '页面' },
  address: { en: 'Address', zh: '地址' },
  go: { en: 'Go', zh: '前往' },
  open: { en: 'Open without the desk', zh: '单独打开' },
  look: { en: 'How it is looked at', zh: '查看方式' },
  width: { en: 'Width', zh: '宽度' },
  phone: { en: 'Phone', zh: '手机' },
  full: { en: 'Full', zh: '全宽' },
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
  back: { en: 'Back', zh: '返回' },
  player: { en: 'Player', zh: '播放器' },
  previous: { en: 'Previous', zh: '上一首' },
  toggle: { en: 'Play or pause', zh: '播放或暂停' },
  next: { en: 'Next', zh: '下一首' },
  close: { en: 'Close', zh: '关闭' },
})
