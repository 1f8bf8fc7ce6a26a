import type { InputOf, ReportReason, ReportTarget, reports } from '@plaza/shared/api'

export interface ReportDraft {
  key: string
  reason: ReportReason | null
  text: string
  images: readonly { key: string; url: string }[]
}

export const TEXT_MAX = 500
export const PICTURES_MAX = 4

export const emptyDraft = (key: string): ReportDraft => ({ key, reason: null, text: '', images: [] })
export const isWritten = ({ reason, text, images }: ReportDraft): boolean =>
  reason !== null || text.trim() !== '' || images.length > 0

/** The call of a draft; null while the reason is missing. */
export function toReport(
  { reason, text, images }: ReportDraft,
  { target, id }: { target: ReportTarget; id: string },
): InputOf<typeof reports.add> | null {
  if (!reason) return null
  const words = text.trim()
  return { body: { target, id, reason, images: images.map(({ key }) => key), ...(words && { text: words }) } }
}
