import type { Content } from '@plaza/shared/api'
import type { PagedResource } from '@plaza/shared/host'

type Episodes = Pick<PagedResource<Content>, 'items' | 'more'>

/** The episode of an id; the first where the address names none. Null while one that is named may still come. */
export function episodeOf({ items, more }: Episodes, id: string | undefined): Content | null {
  const named = items.find((episode) => episode.id === id)
  if (named) return named
  return id !== undefined && more ? null : (items[0] ?? null)
}

/** The one that follows; null after the last. */
export function nextOf({ items }: Episodes, id: string): Content | null {
  const at = items.findIndex((episode) => episode.id === id)
  return at < 0 ? null : (items[at + 1] ?? null)
}

/** Whether further episodes are needed: for the one that is named, or to go on after the one that plays. */
export const needsMore = ({ items, more }: Episodes, current: Content | null): boolean =>
  more && items.length > 0 && (current === null || current.id === items.at(-1)?.id)
