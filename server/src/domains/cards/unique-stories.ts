import type { CardType } from '@plaza/shared/api'

interface CardWithItems {
  type: string
  items?: unknown[]
}
type StoryKind = 'content' | 'activity' | 'topic' | 'circle'

/** Kind of story by the first part of an address; other addresses are not stories. */
const kindByPath: Record<string, StoryKind> = {
  posts: 'content',
  audios: 'content',
  albums: 'content',
  videos: 'content',
  specials: 'content',
  atlas: 'content',
  'videos-collection': 'content',
  'activities-details': 'activity',
  'topic-detail': 'topic',
  'group-detail': 'circle',
}

/** Kind of the items that a card references by id. */
const kindByCard: Partial<Record<CardType, StoryKind>> = {
  article_list: 'content',
  waterfall: 'content',
  audio_row: 'content',
  video_row: 'content',
  album_grid: 'content',
  special_hero: 'content',
  activity_list: 'activity',
  circle_row: 'circle',
  countdown: 'activity',
  topic: 'topic',
}

/** Key of an item's story, independent of the card; null for other links. */
function storyKeyOf(type: string, item: unknown): string | null {
  const { id, link } = (item ?? {}) as { id?: string; link?: string }
  const thing = kindByCard[type as CardType]
  if (thing) return `${thing} ${id}`
  const [, first = '', second] = /^\/([\w-]+)\/([\w-]+)$/.exec(link ?? '') ?? []
  return second && kindByPath[first] ? `${kindByPath[first]} ${second}` : null
}

/**
 * Keeps each story only in the first card of a page that shows it; the feed below may repeat it. A ranking keeps its
 * places whatever else the page shows.
 */
export function withoutRepeatedStories<T extends CardWithItems>(cards: T[]): T[] {
  const seen = new Set<string>()
  return cards.map((card) => {
    if (!card.items || card.type === 'rank') return card
    const items = card.items.filter((item) => {
      const story = storyKeyOf(card.type, item)
      if (story === null) return true
      if (seen.has(story)) return false
      seen.add(story)
      return true
    })
    return { ...card, items }
  })
}
