import type { Content } from '@plaza/shared/api'

/** The episode of an id; the first where the address names none that is there. */
export const episodeOf = (episodes: readonly Content[], id: string | undefined): Content | null =>
  episodes.find((episode) => episode.id === id) ?? episodes[0] ?? null

/** The one that follows; null after the last. */
export function nextOf(episodes: readonly Content[], id: string): Content | null {
  const at = episodes.findIndex((episode) => episode.id === id)
  return at < 0 ? null : (episodes[at + 1] ?? null)
}
