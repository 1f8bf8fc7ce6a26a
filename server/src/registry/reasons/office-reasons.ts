import type { RefusalText } from './reason'

/** Why a call of the back office is refused. */
export const officeReasons = {
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
  unfitFile: (why: string) => ['badInput', `This is no file of words: ${why}.`, `这不是词表文件：${why}。`],
} satisfies Record<string, RefusalText>
