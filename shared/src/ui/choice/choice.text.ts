import { defineTexts } from '../../text'

export const t = defineTexts({
  year: { en: 'Year', zh: '年' },
  month: { en: 'Month', zh: '月' },
  day: { en: 'Day', zh: '日' },
  hour: { en: 'Hour', zh: '时' },
  minute: { en: 'Minute', zh: '分' },
  from: { en: 'From', zh: '开始' },
  until: { en: 'Until', zh: '结束' },
  span: {
    en: (from: string, until: string) => `${from} – ${until}`,
    zh: (from: string, until: string) => `${from} 至 ${until}`,
  },
})
