import type { InlinedAnswer } from '@plaza/shared/remotes'

export interface ShareMeta {
  title: string
  description: string
  image: string | null
}

const text = (value: unknown, max: number) =>
  typeof value === 'string' ? [...value.replace(/\s+/g, ' ').trim()].slice(0, max).join('') : ''
const first = (data: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => data[name]).find((value) => typeof value === 'string' && value !== '')

/** What a shared address shows in a chat: taken from the page's own first answer, else from the site. */
export function shareMeta(answers: readonly InlinedAnswer[], site: ShareMeta): ShareMeta {
  const data = answers.find(({ paged }) => !paged)?.data
  if (typeof data !== 'object' || data === null) return site
  const inner = 'channel' in data ? (data.channel as Record<string, unknown>) : (data as Record<string, unknown>)
  const title = text(first(inner, ['title', 'name', 'content']), 60)
  if (!title || 'cards' in data) return site
  return {
    title: `${title} - ${site.title}`,
    description: text(first(inner, ['summary', 'description', 'intro', 'slogan', 'content']), 120) || site.description,
    image: (first(inner, ['image']) as string | undefined) ?? site.image,
  }
}
