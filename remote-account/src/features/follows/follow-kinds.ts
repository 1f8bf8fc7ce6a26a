import type { FollowedItem, FollowKind } from '@plaza/shared/api'
import { channelAddress, isLive, type RouteId, to } from '@plaza/shared/routes'
import { t } from './follows.text'

interface KindDefinition {
  label: () => string
  /** Route of its page. */
  route: RouteId
  /** Pictures of people and offices are round. */
  round: boolean
}

const kinds = {
  organisation: { label: t.organisations, route: 'organisation', round: true },
  anchor: { label: t.anchors, route: 'anchor', round: true },
  user: { label: t.people, route: 'circle-user', round: true },
  circle: { label: t.circles, route: 'circle', round: false },
  advice: { label: t.letters, route: 'interaction-detail', round: false },
  album: { label: t.albums, route: 'album', round: false },
  channel: { label: t.programmes, route: 'radio', round: false },
} as const satisfies Record<FollowKind, KindDefinition>

/** Kinds of each own list, in the order of its tabs. */
const shelves = {
  follows: ['organisation', 'anchor', 'user', 'circle', 'advice'],
  subscriptions: ['album', 'channel'],
} as const satisfies Record<string, readonly FollowKind[]>
export type FollowShelf = keyof typeof shelves

export const liveKinds = (shelf: FollowShelf): FollowKind[] =>
  shelves[shelf].filter((kind) => isLive(kinds[kind].route))

export const labelOf = (kind: FollowKind): string => kinds[kind].label()
export const isRound = (kind: FollowKind): boolean => kinds[kind].round

/** Key in lists of ids. */
export const keyOf = ({ kind, id }: Pick<FollowedItem, 'kind' | 'id'>): string => `${kind}:${id}`

const pages: Record<FollowKind, (item: Pick<FollowedItem, 'id' | 'type'>) => string> = {
  organisation: ({ id }) => to('organisation', { id }),
  anchor: ({ id }) => to('anchor', { id }),
  user: ({ id }) => to('circle-user', { id }),
  circle: ({ id }) => to('circle', { circle_id: id }),
  advice: ({ id }) => to('interaction-detail', { id }),
  album: ({ id }) => to('album', { id }),
  channel: ({ id, type }) => channelAddress({ id, type: type ?? 1 }),
}

export const addressOf = (item: FollowedItem): string => pages[item.kind](item)
