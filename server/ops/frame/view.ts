import type { OperatorRole } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useSyncExternalStore } from 'react'

const t = defineTexts({
  overview: { en: 'Overview', zh: '总览' },
  remotes: { en: 'Remotes', zh: '子应用' },
  requests: { en: 'Requests', zh: '待确认' },
  previews: { en: 'Previews', zh: '预览' },
  health: { en: 'Health', zh: '运行状况' },
  numbers: { en: 'Numbers', zh: '数据' },
  vitals: { en: 'Speed', zh: '性能' },
  errors: { en: 'Errors', zh: '错误' },
  log: { en: 'Log', zh: '日志' },
  review: { en: 'Review', zh: '审核' },
  moderation: { en: 'Words and limits', zh: '词表与限额' },
  advices: { en: 'Letters', zh: '来信办理' },
  templates: { en: 'Templates', zh: '答复模板' },
  figures: { en: 'Figures', zh: '办理统计' },
  feedback: { en: 'Feedback', zh: '意见反馈' },
  applications: { en: 'Applications', zh: '加入申请' },
  payouts: { en: 'Withdrawals', zh: '提现审核' },
  payments: { en: 'Holds and reversals', zh: '暂缓与冲正' },
  reconciliation: { en: 'Reconciliation', zh: '对账' },
  volunteering: { en: 'Volunteers', zh: '志愿者审核' },
  dispatch: { en: 'Dispatch', zh: '派单' },
  board: { en: 'Month', zh: '月度看板' },
  bookings: { en: 'Rooms', zh: '场地预约' },
  claims: { en: 'Claims', zh: '认领期限' },
  hours: { en: 'Hours', zh: '时长更正' },
  newsroom: { en: 'Newsroom', zh: '编辑部' },
  device: { en: 'Command login', zh: '命令行登录' },
  tokens: { en: 'Tokens', zh: '令牌' },
})

const deliveries = ['overview', 'remotes', 'requests', 'errors', 'health', 'numbers', 'vitals', 'log'] as const
/** The views of each role; the first one opens. */
export const views = {
  viewer: [...deliveries, 'device'],
  owner: [...deliveries, 'previews', 'tokens', 'device'],
  releaser: [...deliveries, 'previews', 'tokens', 'device'],
  reviewer: ['review', 'moderation'],
  department: ['advices', 'templates', 'figures'],
  support: ['feedback', 'applications'],
  finance: ['payouts', 'payments', 'reconciliation'],
  centre: ['volunteering', 'review', 'dispatch', 'bookings', 'board', 'hours', 'claims'],
  editor: ['newsroom', 'moderation'],
} as const satisfies Readonly<Record<OperatorRole, readonly string[]>>
export type View = (typeof views)[OperatorRole][number]

const groups: Readonly<Partial<Record<View, string>>> = {
  ...{ overview: 'now', remotes: 'now', requests: 'now' },
  ...{ errors: 'why', health: 'why', numbers: 'why', vitals: 'why', log: 'why' },
  ...{ previews: 'links', tokens: 'links' },
}
/** Views of one group stand together in the navigation. */
export const groupOf = (view: View): string => groups[view] ?? 'rest'

/** Views that the navigation names: the log-in of the command is opened by the address that it prints. */
export const namedViews = (role: OperatorRole): readonly View[] => views[role].filter((view: View) => view !== 'device')

export const viewName = (view: View): string => t[view]()

const currentOf = (role: OperatorRole): View =>
  views[role].find((view) => window.location.hash.split('/')[0] === `#${view}`) ?? views[role][0]

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The view in the address, so that Back and bookmarks work. */
export const useView = (role: OperatorRole): View => useSyncExternalStore(subscribe, () => currentOf(role))
