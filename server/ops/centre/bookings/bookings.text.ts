import type { BookingState } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  before: { en: 'Day before', zh: '前一天' },
  after: { en: 'Day after', zh: '后一天' },
  day: { en: 'Day', zh: '日期' },
  venue: { en: 'Venue', zh: '场馆' },
  all: { en: 'All venues', zh: '全部场馆' },
  everywhere: { en: (n: string) => `All venues (${n})`, zh: (n: string) => `全部场馆（${n}）` },
  counted: {
    en: (venue: string, n: string) => `${venue} (${n})`,
    zh: (venue: string, n: string) => `${venue}（${n}）`,
  },
  none: { en: 'No room is booked for this day.', zh: '这一天没有场地预约。' },
  first: { en: 'Back to the first', zh: '回到最前' },
  more: { en: 'More', zh: '查看更多' },
  span: { en: (from: string, to: string) => `${from} to ${to}`, zh: (from: string, to: string) => `${from}–${to}` },
  people: {
    en: (people: string, seats: string) => `${people} people, ${seats} seats`,
    zh: (people: string, seats: string) => `${people} 人使用，共 ${seats} 座`,
  },
  by: { en: (name: string) => `Booked by ${name}`, zh: (name: string) => `${name} 预约` },
  refusedBecause: { en: (why: string) => `Reason: ${why}`, zh: (why: string) => `原因：${why}` },
  releasedBecause: {
    en: (who: string, why: string) => `${who} of the centre: ${why}`,
    zh: (who: string, why: string) => `实践中心 ${who}：${why}`,
  },
  release: { en: 'Release', zh: '释放场地' },
  releaseOne: { en: (purpose: string) => `Release: ${purpose}`, zh: (purpose: string) => `释放场地：${purpose}` },
  releaseTitle: { en: 'Release the room', zh: '释放场地' },
  releaseText: {
    en: (name: string, room: string) => `${name} loses the booking of ${room}, and the time is free for others again.`,
    zh: (name: string, room: string) => `${name} 对“${room}”的预约将被取消，该时段可供他人预约。`,
  },
  why: { en: 'Why', zh: '原因' },
  whyHelp: { en: 'Who booked it reads this in a message.', zh: '预约人会在消息中看到。' },
  whyShort: { en: 'Write at least 2 characters.', zh: '请至少填写 2 个字。' },
})

export const stateText = defineTexts({
  pending: { en: 'Waits for the venue', zh: '待场馆确认' },
  accepted: { en: 'Accepted', zh: '已确认' },
  refused: { en: 'Refused', zh: '未通过' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  over: { en: 'Over', zh: '已结束' },
  released: { en: 'Released', zh: '已释放' },
} satisfies Record<BookingState | 'released', { en: string; zh: string }>)
