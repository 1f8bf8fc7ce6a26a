import { timingSafeEqual } from 'node:crypto'
import type { Secret } from '../../secret'
import { playableAddress } from '../../transport/play-auth'

const USE = 'preview'

/** The query of a link that shows a content before it is published, good until a moment (ms since the epoch). */
export const previewQuery = (secret: Secret, id: string, until: number) => ({
  until: String(until),
  sign: secret.sign(USE, `${id}\n${until}`),
})

interface PreviewQuery {
  until?: string | undefined
  sign?: string | undefined
}

/** Whether a link was made here for this content, and is still good. */
export function isPreview(secret: Secret, id: string, { until, sign }: PreviewQuery): boolean {
  if (!until || !sign || Number(until) < Date.now()) return false
  const [actual, expected] = [Buffer.from(sign), Buffer.from(previewQuery(secret, id, Number(until)).sign)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** The address of a file in a preview: what people uploaded is not public yet. */
export const previewAddress = (secret: Secret, address: string): string =>
  address.startsWith('/media/uploads/') ? playableAddress(secret, address) : address
