import { language } from '../../text'

/** Texts in rotation; each list exists in both languages. */
const lists = {
  title: {
    en: [
      'Ferries will run until midnight',
      'A quieter harbour at night',
      'The library opens on Sundays',
      'Rain at the pier',
    ],
    'zh-CN': ['渡轮将开到午夜', '夜里更安静的港湾', '图书馆周日开放', '老码头的雨声'],
  },
  name: {
    en: ['Harbour light', 'Song Tingyu', 'Hill walkers', 'Aunt Qiu'],
    'zh-CN': ['港湾之光', '宋听雨', '登山小队', '秋姨'],
  },
  sentence: {
    en: [
      'The last boat leaves the old pier at midnight, and the first one comes at five.',
      'Whoever has an hour to spare is welcome.',
      'Bring a coat: the wind from the bay is cold.',
    ],
    'zh-CN': [
      '最后一班船午夜离开老码头，第一班清晨五点到达。',
      '有一小时空闲的人都欢迎参加。',
      '请带外套，海湾的风很凉。',
    ],
  },
  place: {
    en: ['Old Pier, Harbour District', 'City Library, second floor', 'Hill Park, east gate'],
    'zh-CN': ['港湾区老码头', '市图书馆二楼', '山顶公园东门'],
  },
  kind: { en: ['Environment', 'Reading', 'Health'], 'zh-CN': ['环保', '阅读', '健康'] },
} as const

/** The entry of a list for a number, which counts from 1; the same number always gives the same text. */
export function sampleText(list: keyof typeof lists, number: number): string {
  const words = lists[list][language()]
  return words[(number - 1) % words.length] as string
}
