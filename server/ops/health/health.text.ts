import type { FindingKind, HealthFinding, HealthLevel, OutsideService } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { percent, size, whole } from '../parts/format'

export const t = defineTexts({
  good: { en: 'All is well', zh: '一切正常' },
  watch: {
    en: (n: number) => (n === 1 ? 'One thing to look at' : `${n} things to look at`),
    zh: (n: number) => `有 ${n} 件事需要关注`,
  },
  bad: {
    en: (n: number) => (n === 1 ? 'One thing is wrong' : `${n} things are wrong`),
    zh: (n: number) => `有 ${n} 处故障`,
  },
  since: { en: 'since', zh: '自' },
  database: { en: 'Database', zh: '数据库' },
  servers: { en: 'Servers', zh: '服务器' },
  services: { en: 'Services outside', zh: '外部服务' },
  jobs: { en: 'Jobs', zh: '定时任务' },
  backup: { en: 'Last backup', zh: '最近一次备份' },
  noBackup: { en: 'None is known', zh: '尚无记录' },
  embedded: { en: 'Embedded', zh: '内置' },
  query: { en: (ms: number) => `a query in ${whole(ms)} ms`, zh: (ms: number) => `查询 ${whole(ms)} 毫秒` },
  server: { en: 'Server', zh: '服务器' },
  started: { en: 'Runs since', zh: '运行自' },
  seen: { en: 'Last report', zh: '最近上报' },
  answers: { en: 'Answers in 5 min', zh: '5 分钟应答' },
  failed: { en: 'Failed', zh: '失败' },
  slow: { en: 'Over 1 s', zh: '超过 1 秒' },
  memory: { en: 'Memory', zh: '内存' },
  disk: { en: 'Free disk', zh: '磁盘剩余' },
  service: { en: 'Service', zh: '服务' },
  runs: { en: 'Runs', zh: '方式' },
  answered: { en: 'Last answer', zh: '最近成功' },
  lastFailure: { en: 'Last failure', zh: '最近失败' },
  never: { en: '–', zh: '–' },
  job: { en: 'Job', zh: '任务' },
  done: { en: 'Last done', zh: '最近完成' },
  allJobs: { en: (n: number) => `All ${n} jobs`, zh: (n: number) => `全部 ${n} 个任务` },
  noJobs: { en: 'No job has run yet.', zh: '还没有运行过任务。' },
  loading: { en: 'Health', zh: '运行状况' },
})

export const serviceText: Record<OutsideService, () => string> = defineTexts({
  sms: { en: 'Text messages', zh: '短信' },
  wechat: { en: 'WeChat', zh: '微信' },
  'wechat-pay': { en: 'WeChat Pay', zh: '微信支付' },
  alipay: { en: 'Alipay', zh: '支付宝' },
  'real-names': { en: 'Real names', zh: '实名核验' },
  voice: { en: 'Voice', zh: '语音合成' },
  storage: { en: 'Store of uploads', zh: '上传文件存储' },
})

/** Adapters as the environment names them. */
export const adapterText = defineTexts({
  none: { en: 'not offered', zh: '未启用' },
  embedded: { en: 'stand-in', zh: '内置模拟' },
  inbox: { en: 'stand-in', zh: '内置模拟' },
  local: { en: 'this machine', zh: '本机' },
})

export const levelText: Record<HealthLevel, () => string> = defineTexts({
  good: { en: 'Well', zh: '正常' },
  watch: { en: 'Look at it', zh: '需关注' },
  bad: { en: 'Wrong', zh: '故障' },
})

const titles = defineTexts({
  'database-slow': {
    en: (_: string, ms: number) => `The database takes ${whole(ms)} ms for a trivial query`,
    zh: (_: string, ms: number) => `数据库执行最简单的查询需要 ${whole(ms)} 毫秒`,
  },
  'database-waits': {
    en: (server: string, n: number) => `${n} requests wait for the database at ${server}`,
    zh: (server: string, n: number) => `${server} 有 ${n} 个请求在等待数据库`,
  },
  'replica-unused': {
    en: (_: string, n: number) =>
      n === 1 ? 'A server cannot use the read replica' : `${n} servers cannot use the read replica`,
    zh: (_: string, n: number) => `有 ${n} 个服务进程无法使用只读副本`,
  },
  'server-silent': {
    en: (server: string) => `${server} no longer reports`,
    zh: (server: string) => `${server} 已停止上报`,
  },
  'servers-differ': {
    en: (_: string, n: number) => `Servers serve different registries, ${n} changes apart`,
    zh: (_: string, n: number) => `各服务器的登记表不一致，相差 ${n} 次变更`,
  },
  'answers-fail': {
    en: (server: string, share: number) => `${percent(share)} of the answers of ${server} are failures`,
    zh: (server: string, share: number) => `${server} 有 ${percent(share)} 的应答失败`,
  },
  'answers-slow': {
    en: (server: string, share: number) => `${percent(share)} of the answers of ${server} take over a second`,
    zh: (server: string, share: number) => `${server} 有 ${percent(share)} 的应答超过一秒`,
  },
  memory: {
    en: (server: string, bytes: number) => `${server} uses ${size(bytes)} of memory`,
    zh: (server: string, bytes: number) => `${server} 占用内存 ${size(bytes)}`,
  },
  disk: {
    en: (server: string, bytes: number) => `${size(bytes)} are free on the disk of ${server}`,
    zh: (server: string, bytes: number) => `${server} 的磁盘只剩 ${size(bytes)}`,
  },
  'not-rendered': {
    en: (server: string) => `${server} does not render all pages`,
    zh: (server: string) => `${server} 有页面未在服务端渲染`,
  },
  'service-fails': {
    en: (service: string) => `${service}: calls fail`,
    zh: (service: string) => `${service}：调用失败`,
  },
  'jobs-stopped': {
    en: (_: string, n: number) =>
      n === 1 ? 'A job is due and nobody runs it' : `${n} jobs are due and nobody runs them`,
    zh: (_: string, n: number) => `有 ${n} 个任务到期未运行`,
  },
  'job-fails': { en: (job: string) => `The job ${job} fails`, zh: (job: string) => `任务 ${job} 失败` },
  'release-halted': {
    en: (remote: string) => `A release of ${remote} was halted`,
    zh: (remote: string) => `${remote} 的一个版本已被自动停用`,
  },
  'backup-missing': { en: 'No backup is known', zh: '没有备份记录' },
  'backup-old': { en: 'The last backup is over a day old', zh: '最近的备份已超过一天' },
  'settings-unsafe': {
    en: (_: string, n: number) => (n === 1 ? 'One setting is unsafe' : `${n} settings are unsafe`),
    zh: (_: string, n: number) => `有 ${n} 项设置不安全`,
  },
  'ops-shares-origin': {
    en: 'Code of remotes runs on the origin of this page',
    zh: '子应用代码与后台同源运行',
  },
})

const remedies: Record<FindingKind, () => string> = defineTexts({
  'database-slow': {
    en: 'Look at the load of the database machine, and for long statements in its log.',
    zh: '查看数据库主机的负载和日志中的慢语句。',
  },
  'database-waits': {
    en: 'More visitors than connections: look for slow statements first, then start another server.',
    zh: '访问超过连接数：先查慢语句，再增加一台服务器。',
  },
  'replica-unused': {
    en: 'It is away or behind, and the database answers guests meanwhile: watch its load, and look at the replica.',
    zh: '只读副本断开或落后，暂由主库应答访客：请关注主库负载并检查副本。',
  },
  'server-silent': {
    en: 'See whether it runs, and start it again. The others go on. If it was taken away for good, this ends within an hour.',
    zh: '检查它是否在运行并重新启动，其他服务器继续服务。若已下线，一小时后不再显示。',
  },
  'servers-differ': {
    en: 'One of them does not hear of changes: look at its connection to the database, or start it again.',
    zh: '其中一台收不到变更：检查它与数据库的连接，或重新启动。',
  },
  'answers-fail': {
    en: 'Read its log for lines of level error: each names the call and its request.',
    zh: '查看其日志中 error 级别的记录，每条都有调用和请求编号。',
  },
  'answers-slow': {
    en: 'Its log names slow statements with their request. Look at the load of the machine too.',
    zh: '日志中有慢语句及其请求编号；同时检查主机负载。',
  },
  memory: {
    en: 'Start it again behind the proxy; note what was done before.',
    zh: '经代理滚动重启，并记录此前的操作。',
  },
  disk: { en: 'Remove old backups and releases, or enlarge the disk.', zh: '清理旧备份和旧版本，或扩容磁盘。' },
  'not-rendered': {
    en: 'Pages arrive empty and fill in the browser. Overview says which release is paused.',
    zh: '这些页面会在浏览器中补全内容。总览中可看到被暂停的版本。',
  },
  'service-fails': {
    en: 'Compare its account and key in the environment, and whether the provider has a disruption.',
    zh: '核对环境变量中的账号与密钥，并确认服务商是否有故障。',
  },
  'jobs-stopped': {
    en: 'Reminders, expiry and publications wait. Look for “job queue not reached” in the log.',
    zh: '提醒、到期处理和定时发布都在等待。请在日志中查找 “job queue not reached”。',
  },
  'job-fails': {
    en: 'It is tried again by itself. The reason below says what it needs.',
    zh: '会自动重试，下方原因说明了所需条件。',
  },
  'release-halted': {
    en: 'The release before it runs again. Read the errors in Numbers before you promote another.',
    zh: '已回到上一版本。再次发布前请先查看“数据”中的错误。',
  },
  'backup-missing': {
    en: 'Run the backup command once, then daily: see “Backup and restore” in the guide.',
    zh: '先执行一次备份命令，再设为每天执行，见手册“备份与恢复”。',
  },
  'backup-old': {
    en: 'See whether the daily backup still runs, and whether its disk is full.',
    zh: '检查每日备份是否仍在运行，以及备份磁盘是否已满。',
  },
  'settings-unsafe': {
    en: 'Run the doctor on the server: it names each setting and what to set.',
    zh: '在服务器上运行 doctor 命令，它会列出每项设置及改法。',
  },
  'ops-shares-origin': {
    en: 'These remotes have owners or need a second person. Give /ops a host of its own (PLAZA_OPS_ORIGIN).',
    zh: '这些子应用有负责人或须第二人确认，请为后台配置独立域名（PLAZA_OPS_ORIGIN）。',
  },
})

const subjectOf = ({ kind, about = '' }: HealthFinding): string =>
  kind === 'service-fails' ? serviceText[about as OutsideService]() : about

export const findingText = (finding: HealthFinding): string =>
  titles[finding.kind](subjectOf(finding), finding.value ?? 0)
export const remedyText = ({ kind }: HealthFinding): string => remedies[kind]()
