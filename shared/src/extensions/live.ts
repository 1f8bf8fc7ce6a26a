import { isOffered } from '../remotes/contracts'
import { earlierExtensions } from './earlier'
import { type Extensions, extensionPoints, type LiveExtensions, type LiveItem, type PointName } from './points'

type AnyItem = LiveItem<PointName>

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
const byPosition = (one: AnyItem, other: AnyItem) =>
  one.order - other.order || compare(one.owner, other.owner) || compare(one.id, other.id)

/** A live release: its remote, its id, and what it adds. */
export interface DescribedRelease {
  readonly remote: string
  readonly release: string
  readonly extensions?: Extensions | undefined
}

/** Descriptions of the live releases, merged: an order of data, not of loading. Of equal ids at a point the first wins. */
export function liveExtensions(releases: readonly DescribedRelease[]): LiveExtensions {
  const points = Object.keys(extensionPoints) as PointName[]
  const filled = points.flatMap((point) => {
    const items = releases.flatMap(({ remote, release, extensions = earlierExtensions[remote] }) => {
      const own = extensions?.[point]
      return own && isOffered(own.version, extensionPoints[point])
        ? own.items.map((item) => ({ ...item, owner: remote, release }) as AnyItem)
        : []
    })
    const ordered = items.sort(byPosition)
    const once = ordered.filter(({ id }, at) => ordered.findIndex((other) => other.id === id) === at)
    return once.length > 0 ? [[point, once] as const] : []
  })
  return Object.fromEntries(filled)
}
