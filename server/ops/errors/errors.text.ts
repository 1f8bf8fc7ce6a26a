import type { ErrorCountName, ErrorOrder, ErrorState } from '@plaza/shared/operations'
import type { ErrorKind, TrailStep } from '@plaza/shared/remotes'
import { defineTexts } from '@plaza/shared/text'

export const stateNames: Readonly<Record<ErrorState, () => string>> = defineTexts({
  open: { en: 'Open', zh: '未处理' },
  resolved: { en: 'Resolved', zh: '已修复' },
  ignored: { en: 'Ignored', zh: '已忽略' },
})

export const orderNames: Readonly<Record<ErrorOrder, () => string>> = defineTexts({
  latest: { en: 'Last seen', zh: '最近出现' },
  newest: { en: 'Newest', zh: '最新错误' },
  most: { en: 'Most often', zh: '次数最多' },
})

export const errorKindNames: Readonly<Record<ErrorKind, () => string>> = defineTexts({
  uncaught: { en: 'Uncaught', zh: '未捕获' },
  rejection: { en: 'Rejected promise', zh: 'Promise 未处理' },
  'page-threw': { en: 'Page threw', zh: '页面出错' },
  hydration: { en: 'Hydration', zh: '水合不一致' },
  render: { en: 'Server rendering', zh: '服务端渲染' },
  server: { en: 'Request', zh: '请求处理' },
  job: { en: 'Job', zh: '定时任务' },
  process: { en: 'Ended a process', zh: '导致进程退出' },
})

export const countNames: Readonly<Record<ErrorCountName, () => string>> = defineTexts({
  release: { en: 'By release', zh: '按版本' },
  route: { en: 'By route', zh: '按路由' },
  shell: { en: 'By shell', zh: '按容器' },
  browser: { en: 'By browser', zh: '按浏览器' },
  language: { en: 'By language', zh: '按语言' },
})

export const stepNames: Readonly<Record<TrailStep['what'], () => string>> = defineTexts({
  route: { en: 'Page', zh: '页面' },
  call: { en: 'Call', zh: '接口' },
  online: { en: 'Back online', zh: '恢复联网' },
  offline: { en: 'Offline', zh: '断网' },
  release: { en: 'New release', zh: '换用版本' },
})

const owners = defineTexts({
  host: { en: 'Host', zh: '宿主' },
  server: { en: 'Server', zh: '服务器' },
})

export const ownerName = (owner: string): string =>
  Object.hasOwn(owners, owner) ? owners[owner as keyof typeof owners]() : owner
