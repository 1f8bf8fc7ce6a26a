import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { previewLinks, publications, uploads, users } from '../../data/schema/index'
import { isSame, type Secret } from '../../secret'
import { playableAddress } from '../../transport/play-auth'
import { refuse } from '../../transport/refusal'
import { filesOf } from '../publishing/rows'

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
  return isSame(sign, previewQuery(secret, id, Number(until)).sign)
}

const UPLOADS = '/media/uploads/'
const UPLOAD = /^\/media\/uploads\/([\w/-]+)$/
const SOUND_OR_FILM = /^\/media\/.+\.(?:mp3|mp4|m3u8)$/

const keyOf = (address: string): string | undefined => UPLOAD.exec(address)?.[1]

/** The uploads of a piece: those that its author sent with it, and those of the staff in a piece of the newsroom. */
async function ownKeys(db: Executor, { id, ownerId }: PreviewedContent, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  if (ownerId !== null) {
    const rows = await db.select().from(publications).where(eq(publications.id, id))
    return new Set(rows.flatMap(filesOf))
  }
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(and(inArray(uploads.key, [...keys]), sql`${users.roles} ?| array['reviewer', 'operator']`))
  return new Set(rows.map(({ key }) => key))
}

interface PreviewedContent {
  id: string
  ownerId: string | null
}

/**
 * Returns what adds the permission to play or see it to the address of a file in a preview, because uploads are not
 * public before they are published. A link to one piece opens no upload of another.
 */
export async function previewSigner(
  { db, secret }: LinkDeps,
  content: PreviewedContent,
  addresses: readonly (string | null | undefined)[],
): Promise<(address: string) => string> {
  const keys = addresses.flatMap((address) => (address && keyOf(address)) ?? [])
  const own = await ownKeys(db, content, keys)
  return (address) => {
    const isOwn = own.has(keyOf(address) ?? '') || (SOUND_OR_FILM.test(address) && !address.startsWith(UPLOADS))
    return isOwn ? playableAddress(secret, address) : address
  }
}
