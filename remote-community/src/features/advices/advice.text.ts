import type { AdviceKind, AdviceState, AdviceSummary } from '@plaza/shared/api'
import { defineTexts, nameOf } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Ask the town', zh: '互动交流' },
  intro: {
    en: 'Write to a department. Every letter has a deadline in working days, and everybody can see it.',
    zh: '给部门写一封信，答复有期限，期限看得见。',
  },
  write: { en: 'Write to a department', zh: '我要写信' },
  mine: { en: 'My letters', zh: '我的来信' },
  views: { en: 'Questions by state', zh: '按状态查看' },
  all: { en: 'All', zh: '全部' },
  answered: { en: 'Answered', zh: '已答复' },
  waiting: { en: 'Waiting', zh: '办理中' },
  late: { en: 'Overdue', zh: '逾期' },
  figures: { en: 'Figures', zh: '数据' },
  department: { en: 'Department', zh: '部门' },
  everyDepartment: { en: 'All departments', zh: '全部部门' },
  call: { en: (phone: string) => `Call ${phone}`, zh: (phone: string) => `电话 ${phone}` },
  anonymous: { en: 'Name not shown', zh: '匿名市民' },
  onlyMine: { en: 'Only you and the department', zh: '仅本人和部门可见' },
  hidden: { en: 'Hidden', zh: '已下架' },
  isLate: { en: 'Overdue', zh: '已逾期' },
  wasLate: { en: 'Answered late', zh: '逾期答复' },
  dueToday: { en: 'Due today', zh: '今天到期' },
  daysLeft: {
    en: (n: number) => (n === 1 ? '1 working day left' : `${n} working days left`),
    zh: (n: number) => `还剩 ${n} 个工作日`,
  },
  reply: { en: 'Reply: ', zh: '答复：' },
  followers: { en: (n: string) => `${n} following`, zh: (n: string) => `${n} 人关注` },
})

export const kindText: Record<AdviceKind, () => string> = defineTexts({
  ask: { en: 'Question', zh: '咨询' },
  suggest: { en: 'Suggestion', zh: '建议' },
  complain: { en: 'Complaint', zh: '投诉' },
  praise: { en: 'Thanks', zh: '表扬' },
})

export const stateText: Record<AdviceState, () => string> = defineTexts({
  received: { en: 'Received', zh: '已受理' },
  assigned: { en: 'In progress', zh: '办理中' },
  asked: { en: 'Waits for the writer', zh: '待补充' },
  answered: { en: 'Answered', zh: '已答复' },
  reopened: { en: 'Opened again', zh: '重新办理' },
  closed: { en: 'Closed', zh: '已办结' },
  refused: { en: 'Not accepted', zh: '不予受理' },
})

export const titleOf = ({ title, title_en }: Pick<AdviceSummary, 'title' | 'title_en'>): string =>
  nameOf({ name: title, name_en: title_en })
