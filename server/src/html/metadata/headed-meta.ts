import type { PageMeta } from '@plaza/shared/routes'

const HEADING = /<h1\b[^>]*>([^<]+)<\/h1>/
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * Metadata of a page whose answers give no title: a list has that of its rendered heading, as in the browser
 * (`PageHeading` of the host).
 */
export function headedMeta(meta: PageMeta, siteName: string, html: string | undefined): PageMeta {
  if (meta.title !== siteName) return meta
  const heading = html && HEADING.exec(html)?.[1]?.replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)
  return heading && heading !== siteName ? { ...meta, title: `${heading} - ${siteName}` } : meta
}
