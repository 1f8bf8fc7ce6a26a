import type { Content, SearchResult } from '@plaza/shared/api'
import {
  type ChannelType,
  channelAddress,
  contentAddress,
  contentTypes,
  isLive,
  isLiveType,
  serviceAddress,
  to,
} from '@plaza/shared/routes'
import { leads } from '@plaza/shared/ui'

type Address = (result: SearchResult) => string

const content: Address = ({ id, type, link_address }) => {
  const address = contentAddress({ id, type: type as Content['type'], link_address })
  return 'internal' in address ? address.internal : address.external
}
/** An audio from the sentence on that matches. */
const audio: Address = (result) =>
  result.seconds === undefined ? content(result) : `${content(result)}?t=${result.seconds}`
const linked: Address = ({ link_address }) => serviceAddress(link_address ?? '')
const channel: Address = ({ id, type }) => channelAddress({ id, type: type as ChannelType })

const byKind: Readonly<Record<SearchResult['kind'], Address>> = {
  article: content,
  video: content,
  audio,
  atlas: content,
  special: content,
  channel,
  anchor: channel,
  organisation: channel,
  circle: ({ id }) => to('circle', { circle_id: id }),
  post: ({ id }) => to('circle-post', { aid: id }),
  topic: ({ id }) => to('topic', { id }),
  person: ({ id }) => to('circle-user', { id }),
  guide: ({ id }) => to('guide', { id }),
  service: linked,
  team: linked,
  wish: linked,
  'team-service': linked,
  venue: linked,
  project: linked,
}

export const resultAddress: Address = (result) => byKind[result.kind](result)

/** Whether a tab has any kind with a live page. */
export const openTabs = {
  article: () => isLiveType(contentTypes.article),
  video: () => isLiveType(contentTypes.video),
  audio: () => isLiveType(contentTypes.audio),
  atlas: () => isLiveType(contentTypes.atlas),
  special: () => isLiveType(contentTypes.special),
  source: () => isLive('radio') || isLive('anchor') || isLive('organisation'),
  community: () => isLive('circle'),
  service: () => isLive('guide') || isLive('services'),
  practice: () => leads('/search-team') || leads('/practice-venue'),
} as const
