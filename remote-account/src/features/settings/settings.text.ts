import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Settings', zh: '设置' },
  reading: { en: 'Reading', zh: '阅读与显示' },
  language: { en: 'Language', zh: '语言' },
  fontSize: { en: 'Text size', zh: '字体大小' },
  fontValue: { en: (percent: number) => `${percent}%`, zh: (percent: number) => `${percent}%` },
  smaller: { en: 'A', zh: '小' },
  larger: { en: 'A', zh: '大' },
  sample: {
    en: 'The last ferry leaves at ten, and the harbour lights come on one by one.',
    zh: '末班渡轮十点离港，港湾的灯火一盏一盏亮起来。',
  },
  theme: { en: 'Appearance', zh: '外观' },
  system: { en: 'System', zh: '跟随系统' },
  light: { en: 'Light', zh: '浅色' },
  dark: { en: 'Dark', zh: '深色' },
  elder: { en: 'Large text mode', zh: '关怀版' },
  elderNote: { en: 'Larger text and buttons, calmer pages', zh: '字更大、按钮更大、页面更清爽' },
  storage: { en: 'Storage', zh: '存储' },
  clear: { en: 'Clear cache', zh: '清除缓存' },
  askClear: { en: (size: string) => `Clear ${size} of cache?`, zh: (size: string) => `确定清除 ${size} 缓存吗？` },
  askClearText: {
    en: 'You stay logged in; settings and drafts are kept.',
    zh: '登录状态、设置与草稿都会保留。',
  },
  cleared: { en: 'Cache cleared', zh: '缓存已清除' },
  about: { en: 'About', zh: '关于' },
  version: { en: 'Version', zh: '版本' },
  app: { en: 'App', zh: '应用' },
  logOut: { en: 'Log out', zh: '退出登录' },
  askLogOut: { en: 'Log out?', zh: '确定退出登录吗？' },
  askLogOutText: {
    en: 'Drafts on this device are forgotten.',
    zh: '退出后，本机上的草稿将被清除。',
  },
  loggedOut: { en: 'Logged out', zh: '已退出登录' },
})
