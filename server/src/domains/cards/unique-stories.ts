import type { CardType } from '@plaza/shared/api'

interface CardWithItems {
  type: string
  items?: unknown[]
}
type StoryKind = 'content' | 'activity' | 'topic' | 'circle'

/** What the first part of an address leads to; other addresses are ways, not stories. */
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

/** What the items of a card are, where they are named by id. */
const kindByCard: Partial<Record<CardType, StoryKind>> = {
  article_list: 'content',
  waterfall: 'content',
  audio_row: 'content',
  video_row: 'content',
  rank: 'content',
  album_grid: 'content',
  special_hero: 'content',
  activity_list: 'activity',
  circle_row: 'circle',
  countdown: 'activity',
  topic: 'topic',
}

/** The story that an item tells, whatever card it stands in; null for a way to somewhere. */
function storyKeyOf(type: string, item: unknown): string | null {
  const { id, link } = (item ?? {}) as { id?: string; link?: string }
  const thing = kindByCard[type as CardType]
  if (thing) return `${thing} ${id}`
  const [, first = '', second] = /^\/([\w-]+)\/([\w-]+)$/.exec(link ?? '') ?? []
  return second && kindByPath[first] ? `${kindByPath[first]} ${second}` : null
}

/** Each story in the first card of a page that shows it: the feed below is where it may be met again. */
export function withoutRepeatedStories<T extends CardWithItems>(cards: T[]): T[] {
  const seen = new Set<string>()
  return cards.map((card) => {
    if (!card.items) return card
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
