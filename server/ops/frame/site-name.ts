import { defineTexts } from '@plaza/shared/text'

const t = defineTexts({ main: { en: 'main site', zh: '主站' } })

/** The site that this page is of; null where the installation has one alone. */
export function siteName(): string | null {
  const code = document.getElementById('operations')?.dataset.site
  return code === undefined ? null : code || t.main()
}
