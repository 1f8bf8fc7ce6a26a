import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { previewLinks } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { playableAddress } from '../../transport/play-auth'
import { refuse } from '../../transport/refusal'

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

type LinkDeps = { db: Executor; secret: Secret }

/** Whether a link was signed here for this content, and has neither expired nor been ended. */
export const isPreview = async (deps: LinkDeps, id: string, query: PreviewQuery): Promise<boolean> =>
  isSigned(deps.secret, id, query) && !(await isOver(deps.db, id, query))

/** Throws unless the link was signed here for this content; the error of an expired link says so. */
export async function requirePreview(deps: LinkDeps, id: string, query: PreviewQuery): Promise<void> {
  if (!isSigned(deps.secret, id, query)) throw refuse('contentGone')
  if (await isOver(deps.db, id, query)) throw refuse('linkExpired')
}

/** Whether a signed link has expired or was ended. */
async function isOver(db: Executor, id: string, query: PreviewQuery): Promise<boolean> {
  const until = new Date(Number(query.until))
  if (until.getTime() < Date.now()) return true
  const [ended] = await db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .where(and(eq(previewLinks.content, id), eq(previewLinks.until, until), isNotNull(previewLinks.endedAt)))
    .limit(1)
  return ended !== undefined
}

function isSigned(secret: Secret, id: string, { until, sign }: PreviewQuery): boolean {
  if (!until || !sign) return false
  const [actual, expected] = [Buffer.from(sign), Buffer.from(previewQuery(secret, id, Number(until)).sign)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Address of a file in a preview: uploads are not public before they are published. */
export const previewAddress = (secret: Secret, address: string): string =>
  address.startsWith('/media/uploads/') || /^\/media\/.+\.(?:mp3|mp4|m3u8)$/.test(address)
    ? playableAddress(secret, address)
    : address
