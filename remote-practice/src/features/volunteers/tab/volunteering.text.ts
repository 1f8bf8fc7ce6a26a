import type { VolunteerState } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'
import { t as strip } from '../strip/strip.text'
import type { UnfinishedThing } from './unfinished.model'

export const t = defineTexts({
  hours: { en: 'Hours', zh: '服务时长' },
  activities: { en: 'Activities', zh: '参加活动' },
  rank: { en: 'Rank', zh: '排名' },
  record: { en: 'My volunteer record', zh: '我的志愿档案' },
  next: { en: 'Your next activities', zh: '接下来的活动' },
  all: { en: 'All activities', zh: '全部活动' },
  open: { en: 'Open for sign-up', zh: '正在招募' },
  none: { en: 'No activity takes people at the moment', zh: '暂时没有正在招募的活动' },
  unfinished: { en: 'Open applications', zh: '办理中' },
  failed: { en: 'Some could not be loaded. Tap to try again.', zh: '部分内容未能加载，点此重试' },
})

const notes = defineTexts({
  applying: { en: 'Your application is under review', zh: '申请审核中，结果会通过消息告诉您' },
  refused: { en: 'Your application was not accepted: see why', zh: '申请未通过，查看原因' },
})

/** What has become of somebody's application. */
export const stateNote: Record<Exclude<VolunteerState, 'active'>, () => string> = {
  ...{ none: strip.why, left: strip.why },
  ...notes,
}

export const kindNote: Record<UnfinishedThing['kind'], (when: string) => string> = defineTexts({
  'claimed-wish': {
    en: (when: string) => `Wish that you claimed · by ${when}`,
    zh: (when: string) => `已认领的心愿 · ${when}前完成`,
  },
  booking: {
    en: (when: string) => `Booking to be confirmed · ${when}`,
    zh: (when: string) => `场地预约待确认 · ${when}`,
  },
  ordered: { en: (when: string) => `Order to be taken on · ${when}`, zh: (when: string) => `点单待接单 · ${when}` },
  provided: { en: (when: string) => `Order taken on · ${when}`, zh: (when: string) => `点单已接单 · ${when}` },
  'to-score': { en: (when: string) => `Order to be scored · ${when}`, zh: (when: string) => `点单待评价 · ${when}` },
})
