import { defineTexts } from '../../text'

export const t = defineTexts({
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
