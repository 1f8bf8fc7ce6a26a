import type { tokenRoles } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

/** What programs may do in a role. */
export const roleNames = defineTexts({
  viewer: { en: 'Reads deliveries', zh: '查看发布状态' },
  editor: { en: 'Writes contents', zh: '编辑内容' },
}) satisfies Readonly<Record<(typeof tokenRoles)[number], unknown>>
