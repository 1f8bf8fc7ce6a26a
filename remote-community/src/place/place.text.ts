import type { MerchantKind } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const kindText = defineTexts({
  hall: { en: 'Service halls', zh: '政务大厅' },
  library: { en: 'Libraries', zh: '图书馆' },
  clinic: { en: 'Clinics', zh: '医疗' },
  market: { en: 'Markets', zh: '市场' },
  park: { en: 'Parks', zh: '公园' },
  toilet: { en: 'Toilets', zh: '公厕' },
  charging: { en: 'Charging', zh: '充电站' },
  police: { en: 'Police', zh: '派出所' },
} satisfies Record<MerchantKind, { en: string; zh: string }>)

export const t = defineTexts({
  openUntil: { en: (at: string) => `Open until ${at}`, zh: (at: string) => `营业中，至 ${at}` },
  openAlways: { en: 'Open day and night', zh: '全天开放' },
  opensAt: { en: (at: string) => `Closed, opens ${at}`, zh: (at: string) => `休息中，${at} 开门` },
  closed: { en: 'Closed', zh: '未开放' },
  closedThen: { en: 'closed', zh: '不开放' },
  holidays: { en: 'Public holiday', zh: '节假日' },
  locate: { en: 'Sort by distance', zh: '按距离排序' },
  located: { en: 'Sorted by the distance from here', zh: '已按离我的距离排序' },
  why: {
    en: 'Your position is used only to measure distances and is not kept.',
    zh: '位置只用来计算距离，不会保存。',
  },
  denied: {
    en: 'The position is switched off for this site. Places are listed by city.',
    zh: '没有定位权限，先按城市列出。',
  },
  unavailable: {
    en: 'Your position could not be found. Places are listed by city.',
    zh: '暂时定位不到，先按城市列出。',
  },
  unsupported: {
    en: 'This browser cannot locate you. Places are listed by city.',
    zh: '浏览器不支持定位，先按城市列出。',
  },
  forget: { en: 'By city', zh: '按城市' },
})
