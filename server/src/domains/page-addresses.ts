import type { CommentTarget } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { contents } from '../data/schema/index'

/** Contents by type (product spec, section 9) whose single comments have a page. */
const contentPages: Readonly<Record<number, string>> = {
  1: '/audios',
  3: '/posts',
  4: '/videos',
  5: '/specials',
  7: '/atlas',
}

export const pageOfCircle = (id: string): string => `/group-detail/${id}`
export const pageOfPost = (id: string): string => `/group-post-detail/${id}`
export const pageOfAdvice = (id: string): string => `/interacts/${id}`

/** The page that shows a comment: of its thread where there is one, else of what it is on. */
export async function pageOfComment(
  db: Executor,
  { id, target, targetId, rootId }: { id: string; target: CommentTarget; targetId: string; rootId: string | null },
): Promise<string | null> {
  if (target === 'post') return pageOfPost(targetId)
  if (target === 'activity') return `/activities-details/${targetId}`
  if (target !== 'content') return null
  const [content] = await db.select({ type: contents.type }).from(contents).where(eq(contents.id, targetId))
  const page = content && contentPages[content.type]
  return page ? `${page}/${targetId}/comment/${rootId ?? id}` : null
}
