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
} satisfies { [T in Exclude<CardType, 'rich_text'>]: (item: ItemOf<T>) => string }

/**
 * A card with what leads somewhere for this visitor: items whose page belongs to a remote that is off are left out, and
 * with the last of them the card. Null: nothing is left.
 */
export function liveCard(card: Card): Card | null {
  if (card.type === 'rich_text') return card
  const addressOf = leadsTo[card.type] as (item: never) => string
  const items = card.items.filter((item) => leads(addressOf(item as never)))
  if (items.length === 0) return null
  return items.length === card.items.length ? card : ({ ...card, items } as Card)
}
