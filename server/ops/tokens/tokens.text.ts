import type { Permission, tokenRoles } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

/** What programs may do in a role. */
export const roleNames = defineTexts({
  viewer: { en: 'Reads deliveries', zh: '查看发布状态' },
  owner: { en: 'Delivers remotes', zh: '交付子应用' },
  editor: { en: 'Writes contents', zh: '编辑内容' },
}) satisfies Readonly<Record<(typeof tokenRoles)[number], unknown>>

/** What a token may do with its remotes. */
export const permissionNames = defineTexts({
  read: { en: 'Read', zh: '查看' },
  publish: { en: 'Publish releases', zh: '发布版本' },
  promote: { en: 'Promote and change rules', zh: '上线与修改规则' },
  rollback: { en: 'Roll back and turn off', zh: '回滚与关闭' },
  preview: { en: 'Preview', zh: '预览' },
}) satisfies Readonly<Record<Permission, unknown>>
