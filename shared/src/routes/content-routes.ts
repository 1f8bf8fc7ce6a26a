import { isLive } from './live'
import type { RouteId } from './route-ids'
import { to } from './to'

/** Content types of the product spec, section 9; 12 opens as a video (section 2's table has no row for it). */
export type ContentType = 1 | 2 | 3 | 4 | 5 | 7 | 12 | 15

const byType = {
  1: 'audio',
  2: 'album',
  3: 'article',
  4: 'video',
  5: 'special',
  7: 'atlas',
  12: 'video',
  15: 'video-collection',
} as const satisfies Record<ContentType, RouteId>

interface ContentRef {
  id: string
  type: ContentType
  link_address?: string | null
}

/** The route of a content type's pages, and the parameter that is the content's id. */
export const contentRoute = (type: ContentType) => ({ id: byType[type], param: type === 2 ? 'id' : 'aid' })

/** Where a content opens: an address of ours, or the external address of an article that has one. */
export function contentAddress(content: ContentRef): { internal: string } | { external: string } {
  if (content.type === 3 && content.link_address) return { external: content.link_address }
  const id = byType[content.type]
  return { internal: id === 'album' ? to(id, { id: content.id }) : to(id, { aid: content.id }) }
}

/** Whether contents of a type have a page here. */
export const isLiveType = (type: ContentType): boolean => isLive(byType[type])

const channelByType = { 1: 'radio', 2: 'anchor', 3: 'organisation', 4: 'tv-channel' } as const satisfies Record<
  number,
  RouteId
>
export type ChannelType = keyof typeof channelByType

/** Where a channel opens, by its type (1 radio, 2 anchor, 3 organisation, 4 TV). */
export function channelAddress(channel: { id: string; type: ChannelType }): string {
  return to(channelByType[channel.type], { id: channel.id })
}
