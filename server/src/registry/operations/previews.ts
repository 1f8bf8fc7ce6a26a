import { randomBytes } from 'node:crypto'
import type { EndPreviewBody, LogEntry, PreviewBody, PreviewLink } from '@plaza/shared/operations'
import { contentTypes } from '@plaza/shared/routes'
import dayjs from 'dayjs'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../../data/database'
import { contents, previewLinks, registryLog } from '../../data/schema/index'
import { previewQuery } from '../../domains/contents/preview-links'
import type { Deps } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { refuseChange } from '../refusals'
import { currentRegistry } from '../registry'
import type { LogAuthor } from './rights/caller'

const ID_BYTES = 6
const VIDEOS: readonly number[] = [contentTypes.video, contentTypes.shortVideo]

type PreviewDeps = Pick<Deps, 'db' | 'secret' | 'registry'>
type LogLine = LogAuthor & Pick<LogEntry, 'action' | 'why' | 'detail'>

/**
 * Creates a signed link that shows a content, published or not, to anybody who has the link, until it expires. Logged.
 */
export async function previewLink(
  deps: PreviewDeps,
  { author, origin }: { author: LogAuthor; origin: string },
  { content, hours, why }: v.InferOutput<typeof PreviewBody>,
): Promise<{ id: string; address: string; until: number }> {
  const [row] = await deps.db.select({ type: contents.type }).from(contents).where(eq(contents.id, content))
  if (!row) throw refuse('contentGone')
  const [id, until] = [randomBytes(ID_BYTES).toString('base64url'), dayjs().add(hours, 'hour').valueOf()]
  await deps.db.insert(previewLinks).values({ id, content, until: new Date(until), createdBy: author.who })
  await writeLog(deps, { ...author, action: 'preview', why, detail: { link: id, content, until } })
  const name = encodeURIComponent(content)
  const path = VIDEOS.includes(row.type) ? `/videos/${name}/preview` : `/preview/${name}`
  return { id, address: `${origin}${path}?${new URLSearchParams(previewQuery(deps.secret, content, until))}`, until }
}

/** Ends a link early. Logged. */
export async function endPreview(
  deps: PreviewDeps,
  author: LogAuthor,
  { link, why }: v.InferOutput<typeof EndPreviewBody>,
): Promise<PreviewLink> {
  const [ended] = await deps.db
    .update(previewLinks)
    .set({ endedAt: new Date() })
    .where(and(eq(previewLinks.id, link), isNull(previewLinks.endedAt), gt(previewLinks.until, new Date())))
    .returning()
  if (!ended) throw refuseChange('unknownPreview', link)
  await writeLog(deps, { ...author, action: 'end-preview', why, detail: { link, content: ended.content } })
  return linkOf(ended)
}

/** The active links, those that expire first at the top. */
export async function listPreviews(db: Database): Promise<PreviewLink[]> {
  const rows = await db
    .select()
    .from(previewLinks)
    .where(and(isNull(previewLinks.endedAt), gt(previewLinks.until, new Date())))
    .orderBy(asc(previewLinks.until))
  return rows.map(linkOf)
}

const linkOf = ({ id, content, until, createdBy }: typeof previewLinks.$inferSelect): PreviewLink => ({
  ...{ id, content, createdBy },
  until: until.getTime(),
})

async function writeLog(deps: PreviewDeps, line: LogLine): Promise<void> {
  const { serial } = await currentRegistry(deps)
  await deps.db.insert(registryLog).values({ ...line, serial, remote: null })
}
