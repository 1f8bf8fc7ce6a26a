import { type Content, type SearchResult, SearchTab } from '@plaza/shared/api'
import { type LiveItem, leadsTo, targetAddress } from '@plaza/shared/extensions'
import { useExtensions } from '@plaza/shared/host'
import {
  type ChannelType,
  channelAddress,
  contentAddress,
  contentTypes,
  isLive,
  isLiveType,
  serviceAddress,
} from '@plaza/shared/routes'
import { textOf } from '@plaza/shared/text'
import { kindNames, tabNames } from './search.text'

type Address = (result: SearchResult) => string
type OwnKind = keyof typeof kindNames

const content: Address = ({ id, type, link_address }) => {
  const address = contentAddress({ id, type: type as Content['type'], link_address })
  return 'internal' in address ? address.internal : address.external
}
/** An audio from the sentence on that matches. */
const audio: Address = (result) =>
  result.seconds === undefined ? content(result) : `${content(result)}?t=${result.seconds}`
const channel: Address = ({ id, type }) => channelAddress({ id, type: type as ChannelType })

/** Kinds of results that are this remote's own; others bring theirs by the extension point `search.kind`. */
const ownKinds: Readonly<Record<OwnKind, Address>> = {
  article: content,
  video: content,
  audio,
  atlas: content,
  special: content,
  channel,
  anchor: channel,
  organisation: channel,
}

/** A kind of results: where its results lead, and how they look. */
export interface ResultKind {
  label: string
  shape?: 'person' | 'square' | undefined
  addressOf: Address
}

const shapes: Partial<Record<OwnKind, ResultKind['shape']>> = {
  anchor: 'person',
  organisation: 'person',
  audio: 'square',
  channel: 'square',
}

const kindOfRemote = ({ label, shape, to: target }: LiveItem<'search.kind'>): ResultKind => ({
  label: textOf(label),
  shape,
  addressOf: ({ id, link_address }) => (target ? targetAddress(target, { id }) : serviceAddress(link_address ?? '')),
})

/** The kind of a result; undefined for one whose remote is not live. */
export function useResultKinds(): (kind: SearchResult['kind']) => ResultKind | undefined {
  const items = useExtensions('search.kind')
  return (kind) => {
    if (kind in ownKinds) {
      const own = kind as OwnKind
      return { label: kindNames[own](), shape: shapes[own], addressOf: ownKinds[own] }
    }
    const item = items.find(({ id }) => id === kind)
    return item && kindOfRemote(item)
  }
}

/** Tabs of this remote's own kinds, and whether any of their pages is live. */
const ownTabs = {
  article: () => isLiveType(contentTypes.article),
  video: () => isLiveType(contentTypes.video),
  audio: () => isLiveType(contentTypes.audio),
  atlas: () => isLiveType(contentTypes.atlas),
  special: () => isLiveType(contentTypes.special),
  source: () => isLive('radio') || isLive('anchor') || isLive('organisation'),
} as const

const isTab = (id: string): id is SearchTab => (SearchTab.options as readonly string[]).includes(id)

/** Tabs of the results in order: own ones, then those that other remotes bring. */
export function useSearchTabs(): readonly { id: SearchTab; label: string }[] {
  const items = useExtensions('search.tab')
  const own = (Object.keys(ownTabs) as (keyof typeof ownTabs)[]).filter((id) => ownTabs[id]())
  const others = items.filter(({ routes }) => routes.some((route) => leadsTo({ route })))
  return [
    ...own.map((id) => ({ id, label: tabNames[id]() })),
    ...others.flatMap(({ id, label }) => (isTab(id) ? [{ id, label: textOf(label) }] : [])),
  ]
}
