import type { NoPosition } from '@plaza/shared/position'
import { defineTexts } from '@plaza/shared/text'

/** Why there is no position, and what to do. */
export const noPositionText: Record<NoPosition, () => string> = defineTexts({
  denied: {
    en: 'Position is not allowed. Allow it in the browser settings, or type the code.',
    zh: '未获得定位权限。请在浏览器设置中开启，或输入签到码。',
  },
  unavailable: {
    en: 'No position right now. Try outdoors, or type the code.',
    zh: '暂时无法定位，请到开阔处重试，或输入签到码。',
  },
  unsupported: {
    en: 'This browser has no position. Type the code instead.',
    zh: '当前浏览器不支持定位，请输入签到码。',
  },
})
