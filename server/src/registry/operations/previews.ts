import type { PreviewBody } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { contents } from '../../data/schema/index'
import { previewQuery } from '../../domains/contents/preview-links'
import type { Deps } from '../../transport/context'
import { refuse } from '../../transport/refusal'

const HOUR_MS = 3_600_000
const VIDEOS = [4, 12]

/** A signed link that shows a content, published or not, to whoever has it, until it ends. */
export async function previewLink(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  origin: string,
  { content, hours }: v.InferOutput<typeof PreviewBody>,
): Promise<{ address: string; until: number }> {
  const [found] = await db.select({ type: contents.type }).from(contents).where(eq(contents.id, content))
  if (!found) throw refuse('contentGone')
  const until = Date.now() + hours * HOUR_MS
  const id = encodeURIComponent(content)
  const path = VIDEOS.includes(found.type) ? `/videos/${id}/preview` : `/preview/${id}`
  return { address: `${origin}${path}?${new URLSearchParams(previewQuery(secret, content, until))}`, until }
}
