import type { Content } from '@plaza/shared/api'
import type { PagedResource } from '@plaza/shared/host'

type Episodes = Pick<PagedResource<Content>, 'items' | 'more'>

/** The episode with this id, or the first without an id. Null while a later page of the list may still contain it. */
export function episodeOf({ items, more }: Episodes, id: string | undefined): Content | null {
  const named = items.find((episode) => episode.id === id)
  if (named) return named
  return id !== undefined && more ? null : (items[0] ?? null)
}

/** Null after the last episode. */
export function nextOf({ items }: Episodes, id: string): Content | null {
  const at = items.findIndex((episode) => episode.id === id)
  return at < 0 ? null : (items[at + 1] ?? null)
}

/** Whether more episodes must be loaded: to find the requested one, or the one after the current one. */
export const needsMore = ({ items, more }: Episodes, current: Content | null): boolean =>
  more && items.length > 0 && (current === null || current.id === items.at(-1)?.id)
