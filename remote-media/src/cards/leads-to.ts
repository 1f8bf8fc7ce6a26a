import type { Card, CardType } from '@plaza/shared/api'
import { channelAddress, contentAddress, to } from '@plaza/shared/routes'
import { leads } from '@plaza/shared/ui'

type ItemOf<T extends CardType> = Card<T> extends { items: readonly (infer Item)[] } ? Item : never

interface WithId {
  id: string
}

const linked = ({ link }: { link: string }) => link
const content = (item: Parameters<typeof contentAddress>[0]) => {
  const address = contentAddress(item)
  return 'internal' in address ? address.internal : address.external
}

/** Where an item of each card leads. */
export const leadsTo = {
  banner: linked,
  notice: linked,
  icon_grid: linked,
  article_list: content,
  waterfall: content,
  audio_row: content,
  video_row: content,
  rank: content,
  topic: linked,
  live_strip: channelAddress,
  advert: linked,
  service_grid: linked,
  album_grid: ({ id }: WithId) => to('album', { id }),
  anchor_row: ({ id }: WithId) => to('anchor', { id }),
  special_hero: ({ id }: WithId) => to('special', { aid: id }),
  activity_list: ({ id }: WithId) => to('activity', { id }),
  circle_row: ({ id }: WithId) => to('circle', { circle_id: id }),
  org_row: ({ id }: WithId) => to('organisation', { id }),
  image_strip: linked,
  cube: linked,
  vote_card: ({ id }: WithId) => to('circle-post', { aid: id }),
  countdown: linked,
} satisfies { [T in Exclude<CardType, Plain | 'tabs'>]: (item: ItemOf<T>) => string }

const plain = ['rich_text', 'title_more', 'spacer'] as const
type Plain = (typeof plain)[number] | 'volunteer_stats'
const isPlain = ({ type }: Card) => (plain as readonly string[]).includes(type)

const liveItems = (items: readonly unknown[], addressOf: (item: never) => string) =>
  items.filter((item) => leads(addressOf(item as never)))

/** The tabs that have something left. */
function liveTabs(card: Card<'tabs'>): Card | null {
  const items = card.items.flatMap((tab) => {
    const contents = liveItems(tab.items, content) as typeof tab.items
    return contents.length > 0 ? [{ ...tab, items: contents }] : []
  })
  return items.length > 0 ? { ...card, items } : null
}

/**
 * A card with what leads somewhere for this visitor: items whose page belongs to a remote that is off are left out, and
 * with the last of them the card. Null: nothing is left.
 */
export function liveCard(card: Card): Card | null {
  if (isPlain(card)) return card
  if (card.type === 'volunteer_stats') return leads(to('voluntary-activities')) ? card : null
  if (card.type === 'tabs') return liveTabs(card)
  const { type, items } = card as Extract<Card, { items: unknown[] }> & { type: keyof typeof leadsTo }
  const live = liveItems(items, leadsTo[type])
  if (live.length === 0) return null
  return live.length === items.length ? card : ({ ...card, items: live } as Card)
}
