import { isLive } from './live'
import type { RouteId } from './route-ids'
import { to } from './to'

/** Content types of the product spec, section 9, by name; 12 opens as a video (section 2's table has no row for it). */
export const contentTypes = {
  audio: 1,
  album: 2,
  article: 3,
  video: 4,
  special: 5,
  atlas: 7,
  shortVideo: 12,
  videoCollection: 15,
} as const

export type ContentType = (typeof contentTypes)[keyof typeof contentTypes]

const routeByType = {
  [contentTypes.audio]: 'audio',
  [contentTypes.album]: 'album',
  [contentTypes.article]: 'article',
  [contentTypes.video]: 'video',
  [contentTypes.special]: 'special',
  [contentTypes.atlas]: 'atlas',
  [contentTypes.shortVideo]: 'video',
  [contentTypes.videoCollection]: 'video-collection',
} as const satisfies Record<ContentType, RouteId>

interface ContentRef {
  id: string
  type: ContentType
  link_address?: string | null
}

/** The route of a content type, and the parameter that holds the content's id. */
export const contentRoute = (type: ContentType) => ({
  id: routeByType[type],
  param: type === contentTypes.album ? 'id' : 'aid',
})

/** Where a content opens: an address of ours, or the external address of an article. */
export function contentAddress(content: ContentRef): { internal: string } | { external: string } {
  if (content.type === contentTypes.article && content.link_address) return { external: content.link_address }
  const id = routeByType[content.type]
  return { internal: id === 'album' ? to(id, { id: content.id }) : to(id, { aid: content.id }) }
}

/** Whether contents of a type have a live page. */
export const isLiveType = (type: ContentType): boolean => isLive(routeByType[type])

const channelByType = { 1: 'radio', 2: 'anchor', 3: 'organisation', 4: 'tv-channel' } as const satisfies Record<
  number,
  RouteId
>
export type ChannelType = keyof typeof channelByType

/** Where a channel opens, by its type (1 radio, 2 anchor, 3 organisation, 4 TV). */
export function channelAddress(channel: { id: string; type: ChannelType }): string {
  return to(channelByType[channel.type], { id: channel.id })
}

/** Where a service opens: a page of ours, an external site after a look at its address, or a mini program. */
export const serviceAddress = (link: string): string => (/^https?:/i.test(link) ? to('inner-link', {}, { link }) : link)
