import type { Card, CardType } from '../api'
import { channelAddress, contentAddress, to } from '../routes'
import { leads } from '../ui'
import { type TitleFields, titleOf } from './title-of'

type ItemOf<T extends CardType> = Card<T> extends { items: readonly (infer Item)[] } ? Item : never

interface ItemWithId {
  id: string
}

const linkOf = ({ link }: { link: string }) => link
const contentAddressOf = (item: Parameters<typeof contentAddress>[0]) => {
  const address = contentAddress(item)
  return 'internal' in address ? address.internal : address.external
}

/** Address of an item, by card type. */
export const itemAddress = {
  banner: linkOf,
  notice: linkOf,
  icon_grid: linkOf,
  article_list: contentAddressOf,
  waterfall: contentAddressOf,
  audio_row: contentAddressOf,
  video_row: contentAddressOf,
  rank: contentAddressOf,
  topic: linkOf,
  live_strip: channelAddress,
  advert: linkOf,
  service_grid: linkOf,
  album_grid: ({ id }: ItemWithId) => to('album', { id }),
  anchor_row: ({ id }: ItemWithId) => to('anchor', { id }),
  special_hero: ({ id }: ItemWithId) => to('special', { aid: id }),
  activity_list: ({ id }: ItemWithId) => to('activity', { id }),
  circle_row: ({ id }: ItemWithId) => to('circle', { circle_id: id }),
  org_row: ({ id }: ItemWithId) => to('organisation', { id }),
  image_strip: linkOf,
  cube: linkOf,
  vote_card: ({ id }: ItemWithId) => to('circle-post', { aid: id }),
  countdown: linkOf,
  guide_search: (item: TitleFields) => `${to('guide-search')}?q=${encodeURIComponent(titleOf(item))}`,
  event_grid: ({ id }: ItemWithId) => `${to('guides')}?by=event&of=${id}`,
  department_list: ({ id }: ItemWithId) => `${to('interaction')}?department=${id}`,
  advice_list: ({ id }: ItemWithId) => to('interaction-detail', { id }),
  matrix_row: ({ id }: ItemWithId) => to('matrix-account', { id }),
} satisfies { [T in Exclude<CardType, UnlinkedCardType | 'tabs'>]: (item: ItemOf<T>) => string }

const unlinkedTypes = ['rich_text', 'part', 'title_more', 'spacer'] as const
type UnlinkedCardType = (typeof unlinkedTypes)[number] | 'volunteer_stats'
const isUnlinked = ({ type }: Card) => (unlinkedTypes as readonly string[]).includes(type)

const liveItems = (items: readonly unknown[], addressOf: (item: never) => string) =>
  items.filter((item) => leads(addressOf(item as never)))

function liveTabs(card: Card<'tabs'>): Card | null {
  const items = card.items.flatMap((tab) => {
    const contents = liveItems(tab.items, contentAddressOf) as typeof tab.items
    return contents.length > 0 ? [{ ...tab, items: contents }] : []
  })
  return items.length > 0 ? { ...card, items } : null
}

/** The card with only the items whose page is live for this visitor; null if none is left. */
export function liveCard(card: Card): Card | null {
  if (isUnlinked(card)) return card
  if (card.type === 'volunteer_stats') return leads(to('voluntary-activities')) ? card : null
  if (card.type === 'tabs') return liveTabs(card)
  const { type, items } = card as Extract<Card, { items: unknown[] }> & { type: keyof typeof itemAddress }
  const live = liveItems(items, itemAddress[type])
  if (live.length === 0) return null
  return live.length === items.length ? card : ({ ...card, items: live } as Card)
}
