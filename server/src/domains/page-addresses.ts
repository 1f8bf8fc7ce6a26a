import type { CommentTarget, PositionKind, PracticeForm, ReportTarget } from '@plaza/shared/api'
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

export const addressOfCircle = (id: string): string => `/group-detail/${id}`
export const addressOfPost = (id: string): string => `/group-post-detail/${id}`
export const addressOfChannel = ({ id, type }: { id: string; type: number }): string =>
  type === 4 ? `/lives/${id}` : `/radios/${id}`
export const addressOfActivity = (id: string): string => `/activities-details/${id}`
export const addressOfVenue = (id: string): string => `/venue-details/${id}`
export const addressOfTeam = (id: string): string => `/team-detail?id=${id}`
export const addressOfTeamPages = (id: string, tab?: string): string =>
  `/team-managetab/${id}${tab ? `?tab=${tab}` : ''}`
export const addressOfChecks = (team: string, activity: string): string =>
  `/team-managetab/${team}?activity=${activity}&of=to-check`
export const addressOfAdvice = (id: string): string => `/interacts/${id}`
export const addressOfFeedback = (id: string): string => `/feedback-detail/${id}`
export const addressOfApplication = (id: string): string => `/join?application=${id}`
export const addressOfWish = (id: string): string => `/micro-wish-details/${id}`
export const addressOfOrder = (id: string): string => `/order-detail?id=${id}`
export const addressOfServiceKind = (id: string): string => `/order-serve?kind=${id}`
export const addressOfProject = (id: string): string => `/project-detail-list?id=${id}`
export const addressOfPosition = ({ id, kind }: { id: string; kind: PositionKind }): string =>
  kind === 'centre' || kind === 'station' ? `/position-information?id=${id}` : addressOfVenue(id)
export const addressOfPractice = (form: PracticeForm, id: string): string =>
  form === 'show' ? `/show-civilization-details/${id}` : `/practices/${id}`
export const addressOfPerson = (id: string): string => `/user-detail/${id}`

/** Further pages of people, and of what citizens publish: clean addresses, short videos. */
const otherPages = { person: ['/uid'], piece: ['/play'] } as const

/** Pages of things that can be reported, by what stands before their ids. */
const thingPages: readonly (readonly [before: string, kind: ReportTarget])[] = [
  [addressOfPost(''), 'post'],
  [addressOfAdvice(''), 'advice'],
  [addressOfWish(''), 'wish'],
  [addressOfPractice('show', ''), 'practice'],
  [addressOfPractice('record', ''), 'practice'],
  [addressOfPerson(''), 'person'],
  ...otherPages.person.map((page) => [`${page}/`, 'person'] as const),
  ...[...Object.values(contentPages), ...otherPages.piece].map((page) => [`${page}/`, 'piece'] as const),
]

/** The thing that a page is about: the comment of a page of a content, too. Null: a page of nothing that can be reported. */
export function thingAt(path: string): { kind: ReportTarget; id: string } | null {
  const [, page = '', id = ''] = /^(.*\/)([\w-]+)\/*$/.exec(path) ?? []
  if (page.endsWith('/comment/')) return { kind: 'comment', id }
  const kind = thingPages.find(([before]) => before === page)?.[1]
  return kind ? { kind, id } : null
}

/** The page of a content; null for a type whose pages have no comments. */
export const addressOfContent = (type: number, id: string): string | null =>
  contentPages[type] ? `${contentPages[type]}/${id}` : null

interface CommentPlace {
  id: string
  target: CommentTarget
  targetId: string
  rootId: string | null
}

/**
 * The page that shows a comment, by the type of the content that it is on: of its thread where there is one, else of
 * what it is on.
 */
export function addressOfCommentOn(
  type: number | undefined,
  { id, target, targetId, rootId }: CommentPlace,
): string | null {
  if (target === 'post') return addressOfPost(targetId)
  if (target === 'activity') return addressOfActivity(targetId)
  if (target === 'practice') return `${addressOfPractice('record', targetId)}/comment/${rootId ?? id}`
  if (target !== 'content' || type === undefined) return null
  const page = addressOfContent(type, targetId)
  return page ? `${page}/comment/${rootId ?? id}` : null
}

export async function addressOfComment(db: Executor, comment: CommentPlace): Promise<string | null> {
  if (comment.target !== 'content') return addressOfCommentOn(undefined, comment)
  const [content] = await db.select({ type: contents.type }).from(contents).where(eq(contents.id, comment.targetId))
  return addressOfCommentOn(content?.type, comment)
}
