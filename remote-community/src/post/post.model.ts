import type { Post } from '@plaza/shared/api'

const FOLD_AFTER_CHARACTERS = 140
const FOLD_AFTER_LINES = 6

/** Whether a card collapses the text; the post's page never does. */
export const isLong = (text: string): boolean =>
  [...text].length > FOLD_AFTER_CHARACTERS || text.split('\n').length > FOLD_AFTER_LINES

/** The text of a post; none where it only says the question of its vote, which stands below. */
export const textOf = ({ content, vote }: Pick<Post, 'content' | 'vote'>): string =>
  content === vote?.title ? '' : content

/** The first words of a post, for a share card and the page title. */
export function headline({ content, vote }: Pick<Post, 'content' | 'vote'>, max = 36): string {
  const line = content.trim().split('\n')[0] ?? ''
  const words = [...(line || vote?.title || '')]
  return words.length > max ? `${words.slice(0, max).join('')}…` : words.join('')
}
