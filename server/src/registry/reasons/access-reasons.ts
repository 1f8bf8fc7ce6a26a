import type { OperatorRole, Permission } from '@plaza/shared/operations'
import type { RefusalText } from './reason'

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

/** Why somebody may not make a call, or may not have a right. */
export const accessReasons = {
  wrongLogin: () => ['credentialsWrong', 'The name or the password is not right.', '名称或密码不正确。'],
  loggedOut: () => ['loginExpired', 'Log in first.', '请先登录。'],
  needsPassword: () => [
    'notAllowed',
    'Type your password to go on: changes need it once for each page, and those of rights within five minutes.',
    '请输入密码以继续：每个页面的首次更改需要密码，变更权限须在输入密码后五分钟内。',
  ],
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
  otherMachine: () => [
    'notAllowed',
    'Only a releaser in person may load code from another machine. Name yours as http://127.0.0.1, or preview a release.',
    '只有发布人员本人可以从其他机器加载代码：请使用本机地址 http://127.0.0.1，或预览已发布的版本。',
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
} satisfies Record<string, RefusalText>
