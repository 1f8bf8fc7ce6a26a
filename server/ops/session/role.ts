import { type OperatorRole, operatorRoles } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

const t = defineTexts({
  viewer: { en: 'viewer', zh: '只读' },
  owner: { en: 'owner of remotes', zh: '子应用负责人' },
  releaser: { en: 'releaser', zh: '发布者' },
  reviewer: { en: 'reviewer', zh: '审核员' },
  department: { en: 'department', zh: '部门办件员' },
  support: { en: 'support', zh: '客服' },
  finance: { en: 'finance', zh: '财务' },
  centre: { en: 'practice centre', zh: '实践中心' },
  editor: { en: 'editor', zh: '编辑' },
})

/** The name of a role; a role of a newer server by its own word. */
export function roleName(role: unknown): string {
  const known = operatorRoles.find((one): one is OperatorRole => one === role)
  return known ? t[known]() : String(role)
}
