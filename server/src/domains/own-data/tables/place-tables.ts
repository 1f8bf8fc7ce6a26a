import { helpers, lessonProgress, positions, venueBookings } from '../../../data/schema/index'
import { byId, change, erased, type PersonalTable, type TableName } from '../data-table'

/** Tables of the places of practice: who looks after whom, books a room, or learns in a classroom. */
export const placeTables = {
  helpers: erased(byId(helpers.userId), { title: { zh: '我的亲友', en: 'Those I look after' }, without: ['addKey'] }),
  lessonProgress: erased(byId(lessonProgress.userId), { title: { zh: '学习进度与笔记', en: 'Lessons and notes' } }),
  positions: {
    rows: byId(positions.managerId),
    copy: { title: { zh: '管理的场馆', en: 'Venues in your care' }, only: ['id', 'name'] },
    closing: [change({ managerId: null }, byId(positions.managerId))],
  },
  venueBookings: erased(byId(venueBookings.userId), {
    title: { zh: '场地预约', en: 'Bookings of rooms' },
    without: ['bookKey', 'releasedBy'],
  }),
} satisfies Partial<Record<TableName, PersonalTable>>
