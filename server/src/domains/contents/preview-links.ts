import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { previewLinks } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { playableAddress } from '../../transport/play-auth'

const USE = 'preview'

/** Query of a preview link of an unpublished content, valid until a time in ms since the epoch. */
export const previewQuery = (secret: Secret, id: string, until: number) => ({
  until: String(until),
  sign: secret.sign(USE, `${id}\n${until}`),
})

interface PreviewQuery {
  until?: string | undefined
  sign?: string | undefined
}

/** Whether a link was signed here for this content, and has neither expired nor been ended. */
export async function isPreview(
  { db, secret }: { db: Executor; secret: Secret },
  id: string,
  query: PreviewQuery,
): Promise<boolean> {
  if (!isSigned(secret, id, query)) return false
  const until = new Date(Number(query.until))
  const [ended] = await db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .where(and(eq(previewLinks.content, id), eq(previewLinks.until, until), isNotNull(previewLinks.endedAt)))
    .limit(1)
  return !ended
}

function isSigned(secret: Secret, id: string, { until, sign }: PreviewQuery): boolean {
  if (!until || !sign || Number(until) < Date.now()) return false
  const [actual, expected] = [Buffer.from(sign), Buffer.from(previewQuery(secret, id, Number(until)).sign)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Address of a file in a preview: uploads are not public before they are published. */
export const previewAddress = (secret: Secret, address: string): string =>
  address.startsWith('/media/uploads/') ? playableAddress(secret, address) : address
