import { type Language, language } from '../text'

/** Metadata of a page from its first answer: a content, a channel, a circle, an activity. */
export interface PageMeta {
  title: string
  description: string
  image: string | null
  /** Publication time, for a single story. */
  published?: string
}

const text = (value: unknown, max: number) =>
  typeof value === 'string' ? [...value.replace(/\s+/g, ' ').trim()].slice(0, max).join('') : ''
const first = (data: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => data[name]).find((value) => typeof value === 'string' && value !== '')

/**
 * Reads title, summary and picture from an answer, in English if it has them; null for an answer about several things.
 */
export function metaOf(data: unknown, inLanguage: Language = language()): PageMeta | null {
  if (typeof data !== 'object' || data === null || 'cards' in data) return null
  const inner = 'channel' in data ? (data.channel as Record<string, unknown>) : (data as Record<string, unknown>)
  const say = (names: readonly string[], max: number) => {
    const inWanted = inLanguage === 'en' ? [...names.map((name) => `${name}_en`), ...names] : names
    return text(first(inner, inWanted), max)
  }
  const title = say(['title', 'name', 'content'], 60)
  if (!title) return null
  return {
    title,
    description: say(['summary', 'description', 'intro', 'slogan', 'content'], 120),
    image: (first(inner, ['image', 'avatar']) as string | undefined) ?? null,
    ...(typeof inner.published_at === 'string' && { published: inner.published_at }),
  }
}
