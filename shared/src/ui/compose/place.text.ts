import type { NoPosition } from '../../position'
import { defineTexts } from '../../text'

export const t = defineTexts({
  place: { en: 'Place', zh: '位置' },
  noPlace: { en: 'Not shown', zh: '不显示' },
  title: { en: 'Where is this?', zh: '所在位置' },
  name: { en: 'Name of the place', zh: '地点名称' },
  example: { en: 'e.g. the old pier', zh: '例如：老码头' },
  locate: { en: 'Use my position', zh: '使用当前定位' },
  why: {
    en: 'Your browser asks first. Only the rounded position is written.',
    zh: '浏览器会先征得您的同意，只写入大致位置。',
  },
  near: {
    en: (city: string, at: string) => `${city}, near ${at}`,
    zh: (city: string, at: string) => `${city} · ${at} 附近`,
  },
  done: { en: 'Done', zh: '完成' },
})

export const noPositionText: Record<NoPosition, () => string> = defineTexts({
  denied: {
    en: 'Position is not allowed. You can allow it in the browser settings, or type the place.',
    zh: '未获得定位权限。可在浏览器设置中开启，或直接填写地点。',
  },
  unavailable: { en: 'No position right now. Type the place instead.', zh: '暂时无法定位，请直接填写地点。' },
  unsupported: {
    en: 'This browser has no position. Type the place instead.',
    zh: '当前浏览器不支持定位，请直接填写地点。',
  },
})
