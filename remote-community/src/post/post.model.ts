import type { Post } from '@plaza/shared/api'

const FOLD_AFTER_CHARACTERS = 140
const FOLD_AFTER_LINES = 6

/** Whether a card collapses the text; the post's page never does. */
export const isLong = (text: string): boolean =>
  [...text].length > FOLD_AFTER_CHARACTERS || text.split('\n').length > FOLD_AFTER_LINES

export type GridShape = 'one' | 'two' | 'four' | 'rows'

/** One picture alone, two and four in pairs, the others in rows of three. */
export function gridShape(count: number): GridShape {
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  return count === 4 ? 'four' : 'rows'
}

const NARROWEST = 3 / 4
const WIDEST = 16 / 9

/** Aspect ratio of a single picture: its own, within limits. */
export function soloRatio({ width, height }: { width: number; height: number }): number {
  if (width === 0 || height === 0) return 1
  return Math.min(WIDEST, Math.max(NARROWEST, width / height))
}

/** The text of a post; none where it only says the question of its vote, which stands below. */
export const textOf = ({ content, vote }: Pick<Post, 'content' | 'vote'>): string =>
  content === vote?.title ? '' : content

/** The first words of a post, for a share card and the page title. */
export function headline({ content, vote }: Pick<Post, 'content' | 'vote'>, max = 36): string {
  const line = content.trim().split('\n')[0] ?? ''
  const words = [...(line || vote?.title || '')]
  return words.length > max ? `${words.slice(0, max).join('')}…` : words.join('')
}
