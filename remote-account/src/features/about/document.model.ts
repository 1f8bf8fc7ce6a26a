import type { DataOf, SiteDocument, site } from '@plaza/shared/api'
import type { Language } from '@plaza/shared/text'

type Documents = DataOf<typeof site.agreements>

export interface VersionedDocument extends SiteDocument {
  version: string
}

/** The documents of several lists, each once; the first list that has one gives its version. */
export function documentsOf(...lists: readonly (Documents | undefined)[]): VersionedDocument[] {
  const byKey = new Map<string, VersionedDocument>()
  for (const documents of lists)
    for (const document of documents?.list ?? [])
      if (!byKey.has(document.key)) byKey.set(document.key, { ...document, version: documents?.version ?? '' })
  return [...byKey.values()]
}

interface BilingualText {
  title: string
  html: string
  title_en?: string | undefined
  html_en?: string | undefined
}

/** Title and text in a language; Chinese where there is no English. */
export const wordsOf = ({ title, html, title_en, html_en }: BilingualText, language: Language) =>
  language === 'en' && title_en && html_en ? { title: title_en, html: html_en } : { title, html }

/** What a contact can be reached by: a call, a mail, or nothing to tap. */
export function contactLink(value: string): string | null {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `mailto:${value}`
  return /^\+?[\d\s-]{5,}$/.test(value) ? `tel:${value.replaceAll(/\s/g, '')}` : null
}
