import {
  type Extensions,
  type ExtensionTarget,
  extensionPoints,
  itemSchemaOf,
  liveExtensions,
  MAX_ITEMS,
  type PointName,
} from '@plaza/shared/extensions'
import { isOffered } from '@plaza/shared/remotes'
import * as v from 'valibot'
import type { CheckContext, LiveRelease } from './check-context'
import { type Finding, found } from './findings'
import type { ReleaseBundle } from './release'

interface AnyItem {
  id: string
  to?: ExtensionTarget
  part?: string
  type?: number
  kind?: string
  routes?: readonly string[]
}
interface PointItems {
  version: string
  items: readonly AnyItem[]
}

const entriesOf = (extensions: Extensions = {}) => Object.entries(extensions) as [PointName, PointItems][]

function pointFindings(point: PointName, { version, items }: PointItems): Finding[] {
  const offered: readonly string[] | undefined = extensionPoints[point]
  if (!offered) return [found('P901', `${point}; there are ${Object.keys(extensionPoints).join(', ')}`)]
  if (!isOffered(version, offered)) return [found('P901', `${point} ${version}; drawn: ${offered.join(', ')}`)]
  return items.length > MAX_ITEMS ? [found('P904', `${point} has ${items.length}; at most ${MAX_ITEMS}`)] : []
}

type ManifestContents = Pick<ReleaseBundle['document'], 'routes' | 'parts'>

/** What an item lacks, and pages or parts that it names and the remote does not have. */
function itemFindings(point: PointName, item: AnyItem, { routes, parts = {} }: ManifestContents): Finding[] {
  const schema = itemSchemaOf(point)
  const { issues = [] } = schema ? v.safeParse(schema, item) : {}
  if (issues.length > 0)
    return issues.map((issue) => found('P902', `${point} ${item.id}: ${v.getDotPath(issue) ?? ''} ${issue.message}`))
  const named = [...(item.to ? [item.to.route] : []), ...(item.routes ?? [])]
  const lacks = [
    ...named.filter((id) => !(id in routes)).map((id) => `route ${id}`),
    ...(item.part && !(item.part in parts)
      ? [`part ${item.part}: remote.ts imports no file ${item.part}.part.tsx`]
      : []),
  ]
  return lacks.map((what) => found('P902', `${point} ${item.id}: the remote has no ${what}`))
}

/** What a place looks an item up by: the first item with it is drawn, so that two remotes cannot both have it. */
const keysOf = ({ id, type, kind }: AnyItem): string[] => [
  id,
  ...(type === undefined ? [] : [`type ${type}`]),
  ...(kind === undefined ? [] : [`kind ${kind}`]),
]

function takenFindings(point: PointName, { items }: PointItems, others: readonly LiveRelease[]): Finding[] {
  const twice = items.filter(({ id }, at) => items.findIndex((other) => other.id === id) !== at)
  const taken = others.flatMap(({ name, release, extensions }) => {
    const live: readonly AnyItem[] = liveExtensions([{ remote: name, release, extensions }])[point] ?? []
    const theirs = new Set(live.flatMap(keysOf))
    return items
      .flatMap(keysOf)
      .filter((key) => theirs.has(key))
      .map((key) => found('P903', `${point} ${key} is an item of ${name} ${release}`))
  })
  return [...twice.map(({ id }) => found('P903', `${point} has ${id} twice`)), ...taken]
}

/** Items of a release that a live release of another remote has; compared again when a release becomes live. */
export const extensionConflicts = (
  { extensions }: Pick<ReleaseBundle['document'], 'extensions'>,
  others: readonly LiveRelease[],
): Finding[] => entriesOf(extensions).flatMap(([point, own]) => takenFindings(point, own, others))

/** Compares what a release adds to places of others with the extension points and with the other live remotes. */
export function extensionFindings(
  { document }: Pick<ReleaseBundle, 'document'>,
  { others }: Pick<CheckContext, 'others'>,
): Finding[] {
  return entriesOf(document.extensions).flatMap(([point, own]) => {
    const first = pointFindings(point, own)
    if (first.length > 0) return first
    return [...own.items.flatMap((item) => itemFindings(point, item, document)), ...takenFindings(point, own, others)]
  })
}
