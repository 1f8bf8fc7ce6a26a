import type { Season } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Season by season', zh: '四季风物' },
  back: { en: 'Back', zh: '返回' },
  share: { en: 'Share', zh: '分享给朋友' },
  parts: { en: 'On this page', zh: '本页内容' },
  sights: { en: 'Sights', zh: '当季风物' },
  journeys: { en: 'Map and routes', zh: '手绘路线' },
  vouchers: { en: 'Vouchers', zh: '出行礼券' },
  best: { en: (when: string) => `Best: ${when}`, zh: (when: string) => `最好：${when}` },
  read: { en: 'Read more', zh: '看故事' },
  map: { en: 'Hand-drawn map', zh: '手绘地图' },
  choose: { en: 'Route', zh: '选择路线' },
  all: { en: 'All sights', zh: '全部风物' },
  stop: { en: (n: number) => `Stop ${n}`, zh: (n: number) => `第 ${n} 站` },
  close: { en: 'Close', zh: '关闭' },
  claim: { en: 'Claim', zh: '领取' },
  show: { en: 'Show code', zh: '出示券码' },
  gone: { en: 'All gone', zh: '已领完' },
  left: {
    en: (left: number, total: number) => `${left} of ${total} left`,
    zh: (left: number, total: number) => `剩 ${left} / ${total}`,
  },
  holds: { en: (days: number) => `Holds for ${days} days`, zh: (days: number) => `领取后 ${days} 天内有效` },
  until: { en: (date: string) => `Until ${date}`, zh: (date: string) => `有效期至 ${date}` },
  claimed: { en: 'Claimed. Show it where you use it.', zh: '领取成功，到店出示即可' },
  code: { en: 'Your code', zh: '您的券码' },
  once: { en: 'One for each person. Not for resale.', zh: '每人限领一张，不可转售。' },
  end: { en: 'It is not far. Come slowly.', zh: '路不远，慢慢来。' },
})

export const seasonText: Record<Season, () => string> = defineTexts({
  spring: { en: 'Spring', zh: '春' },
  summer: { en: 'Summer', zh: '夏' },
  autumn: { en: 'Autumn', zh: '秋' },
  winter: { en: 'Winter', zh: '冬' },
})
