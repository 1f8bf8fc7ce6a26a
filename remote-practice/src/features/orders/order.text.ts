import type { Order, OrderEvent, OrderState, OrderStep, OrderTag, Service } from '@plaza/shared/api'
import { defineTexts, nameOf } from '@plaza/shared/text'

export const stateText: Record<OrderState, () => string> = defineTexts({
  ordered: { en: 'Waits to be taken on', zh: '待接单' },
  overdue: { en: 'Nobody is on it', zh: '待重新接单' },
  provided: { en: 'Taken on', zh: '已接单' },
  completed: { en: 'Done', zh: '待评价' },
  scored: { en: 'Scored', zh: '已评价' },
  refused: { en: 'Refused', zh: '未接受' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
})
export const stepText: Record<OrderStep, () => string> = defineTexts({
  provide: { en: 'Take it on', zh: '接单' },
  complete: { en: 'It is done', zh: '确认完成' },
  score: { en: 'Score it', zh: '去评价' },
  refuse: { en: 'Refuse', zh: '不接受' },
  cancel: { en: 'Cancel the order', zh: '取消点单' },
  'give-back': { en: 'Give it back', zh: '退回点单' },
})
export const eventText: Record<OrderEvent, () => string> = defineTexts({
  ordered: { en: 'Ordered', zh: '已点单' },
  overdue: { en: 'Nobody took it on in time', zh: '约定时间已过，尚未接单' },
  'given-back': { en: 'Given back', zh: '已退回' },
  provided: { en: 'Taken on', zh: '已接单' },
  completed: { en: 'Done', zh: '服务完成' },
  scored: { en: 'Scored', zh: '已评价' },
  refused: { en: 'Refused', zh: '未接受' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
})
export const tagText: Record<OrderTag, () => string> = defineTexts({
  punctual: { en: 'Punctual', zh: '准时' },
  kind: { en: 'Kind', zh: '热心' },
  skilled: { en: 'Skilled', zh: '手艺好' },
  thorough: { en: 'Thorough', zh: '细致' },
  tidy: { en: 'Tidy', zh: '整洁' },
  patient: { en: 'Patient', zh: '有耐心' },
})

export const t = defineTexts({
  catalogue: { en: 'Order a service', zh: '点单服务' },
  lead: { en: 'Teams of your town come to you, free of charge.', zh: '志愿服务队送上门，像点菜一样点服务。' },
  byKind: { en: 'By kind', zh: '按类型筛选' },
  allKinds: { en: 'All kinds', zh: '全部' },
  clear: { en: 'Show all', zh: '查看全部' },
  ordered: {
    en: (n: string) => (n === '1' ? 'Ordered once' : `Ordered ${n} times`),
    zh: (n: string) => `已点 ${n} 次`,
  },
  score: { en: (n: string) => `${n} of 5`, zh: (n: string) => `${n} 分` },
  noScore: { en: 'Not scored yet', zh: '暂无评分' },
  order: { en: 'Order', zh: '点单' },
  orders: { en: 'My orders', zh: '我的点单' },
  received: { en: 'Ordered by me', zh: '我点的' },
  given: { en: 'For my team', zh: '我提供的' },
  both: { en: 'Whose orders', zh: '点单类型' },
  detail: { en: 'Order', zh: '点单详情' },
  browse: { en: 'Choose a service', zh: '去点单' },
})

export const titleOf = ({ title, title_en }: Pick<Service, 'title' | 'title_en'> | Order['service']): string =>
  nameOf({ name: title, name_en: title_en })
export const introOf = ({ intro, intro_en }: Service): string => nameOf({ name: intro, name_en: intro_en })
