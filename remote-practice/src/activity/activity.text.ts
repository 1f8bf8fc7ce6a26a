import type { ActivityState, ActivitySummary } from '@plaza/shared/api'
import { defineTexts, nameOf } from '@plaza/shared/text'

export const stateText: Record<ActivityState, () => string> = defineTexts({
  upcoming: { en: 'Opens soon', zh: '即将报名' },
  open: { en: 'Open', zh: '报名中' },
  full: { en: 'Full', zh: '已满员' },
  running: { en: 'Under way', zh: '进行中' },
  ended: { en: 'Ended', zh: '已结束' },
  cancelled: { en: 'Called off', zh: '已取消' },
})

/** The title in the language of the page, where it has one. */
export const titleOf = ({ title, title_en }: Pick<ActivitySummary, 'title' | 'title_en'>): string =>
  nameOf({ name: title, name_en: title_en })

/** The place in the language of the page, where it has a name in it. */
export const placeOf = ({ place, place_en }: Pick<ActivitySummary, 'place' | 'place_en'>): string =>
  nameOf({ name: place, name_en: place_en })

export const t = defineTexts({
  signedIn: { en: 'Signed in', zh: '签到成功' },
  left: { en: (n: number) => (n === 1 ? '1 place left' : `${n} places left`), zh: (n: number) => `余 ${n} 个名额` },
  taken: {
    en: (n: number, of: number) => `${n} of ${of} taken`,
    zh: (n: number, of: number) => `已报 ${n}/${of} 人`,
  },
  hours: { en: (n: string) => `${n} h credited`, zh: (n: string) => `计 ${n} 小时` },
})
