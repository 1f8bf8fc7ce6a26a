import { BOOKING_PURPOSE_MAX, type BookingState } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const stateText = defineTexts({
  pending: { en: 'Waits for the venue', zh: '待场馆确认' },
  accepted: { en: 'Accepted', zh: '已确认' },
  refused: { en: 'Refused', zh: '未通过' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  over: { en: 'Over', zh: '已结束' },
  released: { en: 'Taken back by the centre', zh: '已被中心收回' },
} satisfies Record<BookingState | 'released', { en: string; zh: string }>)

export const t = defineTexts({
  rooms: { en: 'Rooms to book', zh: '场地预约' },
  seats: { en: (count: number) => `${count} seats`, zh: (count: number) => `${count} 座` },
  book: { en: 'Book', zh: '预约' },
  bookOne: { en: (room: string) => `Book ${room}`, zh: (room: string) => `预约${room}` },
  mine: { en: 'My bookings here', zh: '我在这里的预约' },
  all: { en: 'My bookings', zh: '我的预约' },
  find: { en: 'Find a room', zh: '去看看可预约的场地' },
  requests: { en: 'Requests to decide on', zh: '待处理的预约' },
  noRequests: { en: 'Nobody asks for a room at present.', zh: '暂时没有新的预约。' },
  people: { en: (count: number) => `${count} people`, zh: (count: number) => `${count} 人` },
  unanswered: { en: 'Nobody answered in time.', zh: '场馆没有在开始前答复。' },
  reason: { en: (words: string) => `Reason: ${words}`, zh: (words: string) => `原因：${words}` },
  cancel: { en: 'Cancel the booking', zh: '取消预约' },
  cancelTitle: { en: 'Cancel this booking?', zh: '确定取消这次预约吗？' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  accept: { en: 'Accept', zh: '同意' },
  accepted: { en: 'Accepted', zh: '已同意' },
  refuse: { en: 'Refuse', zh: '婉拒' },
  refused: { en: 'Refused', zh: '已婉拒' },
  why: { en: 'Why? The person reads this.', zh: '请说明原因，申请人会看到' },
  call: { en: (name: string) => `Call ${name}`, zh: (name: string) => `拨打${name}的电话` },
  note: {
    en: 'The venue sees your name and phone, and answers in the messages.',
    zh: '场馆会看到您的昵称和手机号，结果会发到“消息”。',
  },
  date: { en: 'Day', zh: '日期' },
  dateHint: { en: 'Choose a day', zh: '请选择日期' },
  from: { en: 'From', zh: '开始' },
  to: { en: 'Until', zh: '结束' },
  timeHint: { en: 'Choose a time', zh: '请选择时间' },
  count: { en: 'How many people', zh: '人数' },
  purpose: { en: 'What for', zh: '用途' },
  purposeHint: { en: 'A reading circle, a training, a rehearsal', zh: '读书会、培训、排练……' },
  send: { en: 'Ask for the room', zh: '提交预约' },
  sent: { en: 'Sent. The venue will answer.', zh: '已提交，等待场馆确认' },
  closed: { en: 'The venue is closed on this day.', zh: '这一天场馆不开放。' },
  full: { en: 'The room is taken for the whole day.', zh: '这一天已经约满。' },
  failed: { en: 'The free times could not be loaded.', zh: '没能查到空闲时段。' },
  again: { en: 'Try again', zh: '重试' },
  free: { en: 'free', zh: '空闲' },
  taken: { en: 'taken', zh: '已约' },
  day: { en: 'Times of this day', zh: '当天时段' },
  span: { en: (from: string, to: string) => `${from} to ${to}`, zh: (from: string, to: string) => `${from} 至 ${to}` },
})

/** What is missing or wrong, below its field. */
export const faultText = defineTexts({
  date: { en: 'Please choose a day', zh: '请选择日期' },
  from: { en: 'Please choose when it begins', zh: '请选择开始时间' },
  to: { en: 'Please choose when it ends', zh: '请选择结束时间' },
  people: { en: 'There are not as many seats', zh: '人数超过了座位数' },
  purpose: {
    en: `Please say what for, in up to ${BOOKING_PURPOSE_MAX} characters`,
    zh: `请填写用途，最多 ${BOOKING_PURPOSE_MAX} 个字`,
  },
})
