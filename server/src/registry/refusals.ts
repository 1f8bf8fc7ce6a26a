import type { CodeName } from '@plaza/shared/api'
import type { OperatorRole, Permission } from '@plaza/shared/operations'
import type { Language } from '../transport/messages'
import { Refusal } from '../transport/refusal'
import { type Finding, findings } from './check/findings'

const roleNames: Readonly<Record<OperatorRole, string>> = {
  viewer: '只读',
  owner: '子应用负责人',
  releaser: '发布者',
  reviewer: '审核员',
  department: '部门办件员',
  support: '客服',
  finance: '财务',
  centre: '实践中心',
  editor: '编辑',
}

const permissionNames: Readonly<Record<Permission, string>> = {
  read: '查看',
  publish: '发布',
  promote: '上线',
  rollback: '回滚与关闭',
  preview: '预览',
}

type RefusalText = (...about: never[]) => readonly [code: CodeName, en: string, zh: string]

/** Reasons of refusals by the registry, each with its sentence. */
const reasons = {
  otherText: (release: string) => [
    'repeated',
    `${release} is published already with another remote.json; a release never changes.`,
    `${release} 已经以另一份 remote.json 发布，发布后不可更改。`,
  ],
  unknownOrigin: (origin: string) => [
    'badInput',
    `Releases are not read from ${origin}. PLAZA_RELEASE_ORIGINS names the origins that they may come from.`,
    `不能从 ${origin} 读取版本，允许的来源由 PLAZA_RELEASE_ORIGINS 指定。`,
  ],
  unknownRemote: (remote: string) => [
    'badInput',
    `The registry knows no remote ${remote}.`,
    `登记表中没有 ${remote}。`,
  ],
  unknownRelease: (remote: string, release: string) => [
    'badInput',
    `The registry knows no release ${release} of ${remote}.`,
    `登记表中没有 ${remote} 的版本 ${release}。`,
  ],
  nothingBefore: (remote: string) => [
    'stateChanged',
    `No release of ${remote} ran before this one. Promote another one by its name.`,
    `${remote} 没有可以退回的上一个版本，请指定要上线的版本。`,
  ],
  notOff: (remote: string) => [
    'stateChanged',
    `${remote} is not off for exactly this scope.`,
    `${remote} 在该范围内没有关闭。`,
  ],
  isRetired: (remote: string) => [
    'stateChanged',
    `${remote} is retired. Promote one of its releases to bring it back.`,
    `${remote} 已下架，上线它的任一版本即可恢复。`,
  ],
  ownReversal: () => [
    'notAllowed',
    'You asked for this reversal: somebody else has to approve it.',
    '这笔冲正由你提出，须由另一人批准。',
  ],
  unknownOrder: (id: string) => [
    'badInput',
    `There is no withdrawal with the order number ${id}.`,
    `没有单号为 ${id} 的提现。`,
  ],
  futureDay: (day: string) => ['badInput', `${day} lies in the future.`, `${day} 尚未到来，无法对账。`],
  unknownRule: (rule: string) => ['stateChanged', `There is no rule ${rule}.`, `没有规则 ${rule}。`],
  unknownPreview: (link: string) => [
    'stateChanged',
    `There is no preview link ${link} that is still good.`,
    `没有有效的预览链接 ${link}。`,
  ],
  baseRule: (rule: string) => [
    'badInput',
    `${rule} is the base of its remote; promote another release instead.`,
    `${rule} 是基础规则，不能删除，请改为上线另一个版本。`,
  ],
  planAlone: () => [
    'badInput',
    'A plan has shares and times of its own: leave out the share, the start and the end.',
    '计划自带比例和时间，请勿再填写比例、开始或结束时间。',
  ],
  planRuns: (plan: string) => [
    'stateChanged',
    `Plan ${plan} runs for this scope already. Cancel it first.`,
    `该范围内的计划 ${plan} 正在进行，请先取消。`,
  ],
  runsAlready: (release: string) => [
    'stateChanged',
    `${release} runs for everybody already.`,
    `${release} 已对所有人生效。`,
  ],
  noPlan: (remote: string) => [
    'stateChanged',
    `${remote} has no rollout plan for which this can be done.`,
    `${remote} 没有可以执行此操作的上线计划。`,
  ],
  severalPlans: (remote: string) => [
    'badInput',
    `${remote} has several rollout plans: name one.`,
    `${remote} 有多个上线计划，请指定其中一个。`,
  ],
  emptySpan: () => ['badInput', 'It must end after it begins.', '结束时间必须晚于开始时间。'],
  notBehind: (serial: number) => [
    'badInput',
    `The registry is at serial ${serial} already, which is newer.`,
    `登记表的序号已是 ${serial}，无需重新签发。`,
  ],
  tooLarge: (bytes: number, max: number) => [
    'tooLarge',
    `The signed registry would take ${bytes} bytes of ${max}. Retire a remote or take rules away first.`,
    `签名后的登记表将达 ${bytes} 字节，上限为 ${max} 字节，请先下架子应用或删除一些规则。`,
  ],
  wrongLogin: () => ['credentialsWrong', 'The name or the password is not right.', '名称或密码不正确。'],
  loggedOut: () => ['loginExpired', 'Log in first.', '请先登录。'],
  otherKind: () => ['notAllowed', 'This token is for other kinds of contents.', '此令牌只能编辑其他类型的内容。'],
  otherRole: (role: OperatorRole) => ['notAllowed', `This needs the role ${role}.`, `需要${roleNames[role]}角色。`],
  notOwner: (remote: string) => [
    'notAllowed',
    remote ? `You are no owner of ${remote}.` : 'Name a remote that you own.',
    remote ? `你不是 ${remote} 的负责人。` : '请指定由你负责的子应用。',
  ],
  notPermitted: (permission: Permission) => [
    'notAllowed',
    `This token has no permission to ${permission}.`,
    `此令牌没有权限：${permissionNames[permission]}。`,
  ],
  notInPerson: () => [
    'notAllowed',
    'A token may not do this: log in to /ops, or use the operator token of the server.',
    '令牌不能执行此操作，请登录 /ops，或使用服务器的运维令牌。',
  ],
  notInSession: () => [
    'notAllowed',
    'Only a person who is logged in to /ops may do this.',
    '只有登录 /ops 的人员可以执行此操作。',
  ],
  needsFirstPerson: (remote: string) => [
    'notAllowed',
    `Changes of ${remote} need a second person, so Plaza has to know the first: make it in /ops, by \`login\`, or by a token that has an owner.`,
    `${remote} 的变更须由第二人确认，因此必须知道提交人：请在 /ops 中操作，或使用 login 登录、或使用有所属人的令牌。`,
  ],
  ownRequest: () => [
    'notAllowed',
    'You asked for this change: somebody else has to confirm it.',
    '此变更由你提出，须由另一人确认。',
  ],
  nothingWaits: () => [
    'stateChanged',
    'This change does not wait any more: it was decided, or its 24 hours are over.',
    '此变更已不在等待：已被处理或超过 24 小时。',
  ],
  authorGone: (person: string) => [
    'stateChanged',
    `${person}, who asked for it, may not make this change any more. Decline it.`,
    `提交人 ${person} 已无权进行此变更，请拒绝。`,
  ],
  registryMoved: (remote: string) => [
    'stateChanged',
    `${remote} changed meanwhile. Read again what this would do.`,
    `${remote} 已有变动，请重新查看此变更的影响。`,
  ],
  unknownCode: () => [
    'badInput',
    'No command waits for this code: it is wrong, used, or older than ten minutes.',
    '没有等待此登录码的命令行：登录码有误、已使用或超过十分钟。',
  ],
  tokenEnded: () => ['loginExpired', 'This token has ended. Make a new one.', '此令牌已到期，请新建令牌。'],
  wideToken: (remote: string) => [
    'notAllowed',
    `A token cannot do more than you: you are no owner of ${remote}.`,
    `令牌的权限不能超过你本人：你不是 ${remote} 的负责人。`,
  ],
  unfitToken: () => [
    'badInput',
    'A token of the role owner needs permissions; other roles have neither permissions nor remotes.',
    '负责人令牌须指定权限，其他角色的令牌不能指定权限或子应用。',
  ],
  unfitOwner: (name: string) => [
    'badInput',
    `${name} has neither the role owner nor releaser.`,
    `${name} 既不是子应用负责人，也不是发布者。`,
  ],
  otherOrigin: () => ['notAllowed', 'A change is taken from our own pages alone.', '只接受来自本站页面的操作。'],
  nameTaken: (name: string) => ['repeated', `There is an operator ${name} already.`, `运维人员 ${name} 已存在。`],
  unknownOperator: (name: string) => ['badInput', `There is no operator ${name}.`, `没有运维人员 ${name}。`],
  unknownToken: (name: string) => ['badInput', `You have no token ${name}.`, `没有令牌 ${name}。`],
  unknownDepartment: () => ['badInput', 'Name departments that exist.', '请选择存在的部门。'],
  noDepartment: (name: string) => [
    'badInput',
    `${name} is of no department: only the role department has any.`,
    `${name} 不是部门办件员，不能指定部门。`,
  ],
  inUse: () => [
    'badInput',
    'Other things need it: take those back first, or leave it.',
    '仍有其他内容在使用它，请先处理那些内容。',
  ],
  needsDepartment: () => ['badInput', 'Say for which departments.', '请指定所属部门。'],
  unfitReason: (min: number, max: number) => [
    'badInput',
    `Write ${min} to ${max} characters.`,
    `请填写 ${min} 至 ${max} 个字。`,
  ],
  noReason: () => ['badInput', 'Say why: the author reads it.', '请填写理由，作者会看到。'],
  unconfirmed: () => [
    'notAllowed',
    'Another operator of finance has to confirm you first.',
    '须先由另一位财务人员确认你的身份。',
  ],
  lastFinance: (name: string) => [
    'stateChanged',
    `${name} is the only confirmed operator of finance, so nobody could confirm another one. Add one first.`,
    `${name} 是唯一已确认的财务人员，请先添加并确认另一位。`,
  ],
  lastReleaser: (name: string) => [
    'stateChanged',
    `${name} is the only releaser. Add another one first.`,
    `${name} 是唯一的发布者，请先添加另一位。`,
  ],
  unfitFile: (why: string) => ['badInput', `This is no file of words: ${why}.`, `这不是词表文件：${why}。`],
} satisfies Record<string, RefusalText>

/** A refusal with details for operators. */
export class RegistryRefusal extends Refusal {
  constructor(
    code: CodeName,
    readonly texts: Readonly<Record<Language, string>>,
    /** Findings of the check, if they are the reason. */
    readonly found: readonly Finding[] = [],
    /** The field that is wrong, by its path in what was sent. */
    readonly field?: { at: string; texts: Readonly<Record<Language, string>> },
  ) {
    super(code)
    this.message = texts.en
  }
}

export function refuseChange<R extends keyof typeof reasons>(
  reason: R,
  ...about: Parameters<(typeof reasons)[R]>
): RegistryRefusal {
  const [code, en, zh] = (reasons[reason] as (...all: unknown[]) => readonly [CodeName, string, string])(...about)
  return new RegistryRefusal(code, { en, zh })
}

/** Refuses what was sent because of one field, at which the form shows it. */
export const refuseField = (at: string, [en, zh]: readonly [en: string, zh: string]): RegistryRefusal =>
  new RegistryRefusal(
    'badInput',
    {
      en: `Something in the request is not right: ${at ? `${at}: ` : ''}${en}.`,
      zh: `提交的内容有误：${at ? `${at}：` : ''}${zh}。`,
    },
    [],
    { at, texts: { en, zh } },
  )

const findingText = (title: string, { code, words, file }: Finding) =>
  `${code} ${title}: ${words}${file ? ` (${file})` : ''}`

/** Refuses a release because of its findings. */
export const refuseFindings = (release: string, found: readonly Finding[]): RegistryRefusal =>
  new RegistryRefusal(
    'badInput',
    {
      en: `${release} is refused. ${found.map((one) => findingText(findings[one.code].title, one)).join('; ')}`,
      zh: `${release} 未通过检查。${found.map((one) => findingText(findings[one.code].zh, one)).join('；')}`,
    },
    found,
  )
