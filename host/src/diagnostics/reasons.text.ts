import { type ResourceCounts, type ResourceKind, resourceKinds } from '@plaza/shared/remotes'
import { defineTexts } from '@plaza/shared/text'

/** States of a remote, by `Standing`. */
export const standingWords = defineTexts({
  ready: { en: 'Running', zh: '运行中' },
  'not-asked': { en: 'Not opened yet', zh: '尚未打开' },
  loading: { en: 'Loading', zh: '加载中' },
  'last-good': { en: 'Older version', zh: '旧版本' },
  failed: { en: 'Not working', zh: '无法使用' },
  quarantined: { en: 'Paused', zh: '已暂停' },
  blocked: { en: 'Does not fit', zh: '不兼容' },
  off: { en: 'Not here', zh: '未开放' },
  override: { en: 'Test version', zh: '测试版本' },
})

/** Failures, by `FailureKind`. */
export const failureWords = defineTexts({
  fetch: { en: 'a file could not be fetched', zh: '文件下载失败' },
  slow: { en: 'it took too long to arrive', zh: '加载时间过长' },
  refused: { en: 'a file was not the one that was signed', zh: '文件与签名不符，已拒绝' },
  document: { en: 'its description could not be read', zh: '版本说明无法读取' },
  'no-container': { en: 'its first file was not what it should be', zh: '入口文件无效' },
  'start-threw': { en: 'it stopped while starting', zh: '启动时出错' },
  'no-page': { en: 'it lacks a page that it promised', zh: '缺少应有的页面' },
  blocked: { en: 'it needs what this app does not have', zh: '需要本应用没有的能力' },
  'page-threw': { en: 'a page of it crashed', zh: '页面运行时出错' },
})

const resourceNames = defineTexts({
  timer: { en: 'timers', zh: '计时器' },
  listener: { en: 'listeners', zh: '监听' },
  observer: { en: 'observers', zh: '观察器' },
  connection: { en: 'connections', zh: '连接' },
  element: { en: 'elements', zh: '元素' },
}) satisfies Record<ResourceKind, unknown>

/** `timers 1, listeners 2` */
export const countWords = (counts: ResourceCounts): string =>
  resourceKinds.flatMap((kind) => (counts[kind] ? [`${resourceNames[kind]()} ${counts[kind]}`] : [])).join(', ')

/** Why a release was chosen, if not by a rule. */
export const whyWords = defineTexts({
  contract: {
    en: 'The version meant for you does not fit this app, so another one that fits was taken.',
    zh: '为您选定的版本与本应用不兼容，已改用兼容的版本。',
  },
  none: { en: 'It is not offered to this device.', zh: '未向此设备提供。' },
  off: { en: 'It is switched off', zh: '已关闭' },
  'last-good': {
    en: 'The newest version could not be shown, so the last one that worked on this phone runs.',
    zh: '最新版本无法显示，正在使用此手机上最近一次可用的版本。',
  },
  previous: {
    en: 'The newest version could not be shown, so the one before it runs.',
    zh: '最新版本无法显示，正在使用它之前的版本。',
  },
  override: { en: 'A signed test version, on this phone alone.', zh: '经签名的测试版本，仅在此手机上。' },
  preview: { en: 'A preview, for whoever opened its link.', zh: '预览版本，仅对打开链接的人可见。' },
  chosen: { en: 'Chosen', zh: '选用' },
  because: { en: (kind: string) => `Reason: ${kind}.`, zh: (kind: string) => `原因：${kind}。` },
  blocked: {
    en: (contracts: string) => `It cannot run: this app lacks ${contracts}.`,
    zh: (contracts: string) => `无法运行：本应用缺少 ${contracts}。`,
  },
  degraded: {
    en: (contracts: string) => `Some of it stays away: this app lacks ${contracts}.`,
    zh: (contracts: string) => `部分功能不可用：本应用缺少 ${contracts}。`,
  },
  quarantined: {
    en: 'It crashed several times and rests for a while.',
    zh: '它多次崩溃，暂停使用一段时间。',
  },
})

/** Scope of a rule. */
export const ruleWords = defineTexts({
  everybody: { en: 'for everybody', zh: '面向所有人' },
  share: {
    en: (percent: number) => `for ${percent} % of phones, this one among them`,
    zh: (percent: number) => `面向 ${percent}% 的手机，此手机在内`,
  },
  shell: { en: (name: string) => `for visits ${name}`, zh: (name: string) => `面向${name}访问` },
  region: {
    en: (name: string, code: string) => `for your region, ${name} (${code})`,
    zh: (name: string, code: string) => `面向您所在的地区：${name}（${code}）`,
  },
  until: { en: (time: string) => `until ${time}`, zh: (time: string) => `至 ${time} 止` },
  unknown: { en: 'by a rule', zh: '依据一条规则' },
})

/** Environments, by `ShellKind`. */
export const shellWords = defineTexts({
  h5: { en: 'in the browser', zh: '通过浏览器' },
  wechat: { en: 'in WeChat', zh: '通过微信' },
  ios: { en: 'in the app for iPhone', zh: '通过 iPhone 客户端' },
  android: { en: 'in the app for Android', zh: '通过安卓客户端' },
})
