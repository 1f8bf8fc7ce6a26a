import type { Configurations } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import { agreedLinks } from '@plaza/shared/routes'
import type { ChosenRelease } from '../../registry/chosen-releases'
import type { HostBuild } from '../../registry/host-build'
import { firstSegmentOf, isDynamicSegment } from './routes'
import type { Visit } from './visit'

/** Content of a page that may link to other remotes. */
interface PageContent {
  configurations: Configurations
  answers: readonly InlinedAnswer[]
}

/** Index for finding the remotes that a page refers to. */
interface RemoteIndex {
  /** Part of every page: code of other remotes may link to them, or any address may be theirs. */
  always: ReadonlySet<string>
  /** The other remotes, by the first path segment of their routes. */
  bySegment: ReadonlyMap<string, readonly string[]>
}

/** Route ids that code may link to without knowing their owner. */
const linkedIds: ReadonlySet<string> = new Set(Object.values(agreedLinks).flatMap((links) => Object.keys(links)))
const addressSegment = /\/([a-z][\w-]*)/gi

const indexes = new WeakMap<readonly ChosenRelease[], RemoteIndex>()
const carried = new WeakMap<PageContent['answers'], WeakMap<readonly ChosenRelease[], ReadonlySet<string>>>()

function indexOf(chosen: readonly ChosenRelease[]): RemoteIndex {
  const always = new Set<string>(Object.keys(agreedLinks))
  const bySegment = new Map<string, string[]>()
  for (const { remote, document } of chosen) {
    const routes = Object.entries(document.routes)
    const segments = new Set(routes.map(([, { path }]) => firstSegmentOf(path)))
    if (routes.some(([id]) => linkedIds.has(id)) || [...segments].some(isDynamicSegment)) always.add(remote)
    if (always.has(remote)) continue
    for (const segment of segments) bySegment.set(segment, [...(bySegment.get(segment) ?? []), remote])
  }
  return { always, bySegment }
}

function namedIn({ configurations, answers }: PageContent, { bySegment }: RemoteIndex): string[] {
  if (bySegment.size === 0) return []
  const text = JSON.stringify([configurations, answers])
  const segments = new Set([...text.matchAll(addressSegment)].map(([, segment = '']) => segment.toLowerCase()))
  return [...segments].flatMap((segment) => bySegment.get(segment) ?? [])
}

/**
 * Names of the remotes in a page's registry part: those that code of others may link to, the page's own, and those that
 * its content links to. The host fetches the others once the page is shown (docs/decisions/0095).
 */
function carriedRemotes(
  { chosen, found, override, preview }: Pick<Visit, 'chosen' | 'found' | 'override' | 'preview'>,
  content: PageContent,
): ReadonlySet<string> {
  const index = indexes.get(chosen) ?? indexOf(chosen)
  indexes.set(chosen, index)
  const byChosen = carried.get(content.answers) ?? new WeakMap<readonly ChosenRelease[], ReadonlySet<string>>()
  carried.set(content.answers, byChosen)
  const named = byChosen.get(chosen) ?? new Set([...index.always, ...namedIn(content, index)])
  byChosen.set(chosen, named)
  const personal = [found?.owner, override?.remote, preview?.preview.remote]
  return new Set([...named, ...personal.filter((name) => name !== undefined)])
}

/** The part of the registry that a page carries. */
export interface CarriedReleases {
  releases: readonly ChosenRelease[]
  /** Remotes whose rules it contains; null for all. */
  names: ReadonlySet<string> | null
}

/** Decides what a page carries; an older host build takes a partial registry for the complete one, so it gets all. */
export function carriedBy(
  visit: Pick<Visit, 'chosen' | 'found' | 'override' | 'preview'>,
  { partialRegistry }: Pick<HostBuild, 'partialRegistry'>,
  content: PageContent,
): CarriedReleases {
  if (!partialRegistry) return { releases: visit.chosen, names: null }
  const names = carriedRemotes(visit, content)
  return { releases: visit.chosen.filter(({ remote }) => names.has(remote)), names }
}
