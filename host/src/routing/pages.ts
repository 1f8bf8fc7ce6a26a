import type { ComponentType } from 'react'
import type { PageResult } from '../remotes/loading/page-result'
import type { Remotes } from '../remotes/remotes'
import type { Match } from '../stage/match'

export type PageLoader = () => Promise<{ default: unknown }>
export type HostPages = Readonly<Record<string, PageLoader>>

/** Pages of all owners: the host's own, those of remotes, and the panel of a planned route. */
export function createPages(hostPages: HostPages, planned: PageLoader, remotes: Remotes) {
  const own = new Map<string, PageResult>()

  async function loadOwn(id: string, load: PageLoader): Promise<PageResult> {
    try {
      const loaded: PageResult = { state: 'ready', Page: (await load()).default as ComponentType }
      own.set(id, loaded)
      return loaded
    } catch (error) {
      return { state: 'failed', reason: String(error) }
    }
  }

  /** The slot of the remote that owns a page; null for the host's pages. */
  const slotOf = ({ route }: Match) =>
    route.row.planned || route.owner === 'host' ? null : remotes.slotOf(route.owner)

  function load(match: Match): Promise<PageResult> {
    const { id, row } = match.route
    const slot = slotOf(match)
    if (slot) return slot.load(id)
    if (row.planned) return loadOwn('planned', planned)
    const page = hostPages[id]
    return page ? loadOwn(id, page) : remotes.complete().then(() => ({ state: 'failed', reason: id }))
  }

  function peek(match: Match): PageResult | undefined {
    const { id, row } = match.route
    const slot = slotOf(match)
    return slot ? slot.peek(id) : own.get(row.planned ? 'planned' : id)
  }

  const instanceId = (match: Match): number => slotOf(match)?.running()?.instanceId ?? 0

  return {
    peek,
    load,
    /** Initial result: the page, or why it is missing. */
    first: (match: Match): PageResult | null => peek(match) ?? slotOf(match)?.problem() ?? null,
    /** Loads a page for a navigation; `entering`: the previous page belongs to another owner. */
    prepare(match: Match, entering: boolean): Promise<unknown> | undefined {
      const slot = slotOf(match)
      if (slot) return slot.prepare(match.route.id, entering)
      return peek(match) ? undefined : load(match)
    },
    /** Retry by the user. */
    retry(match: Match): Promise<PageResult> {
      const slot = slotOf(match)
      return slot ? remotes.retry(slot, match.route.id) : load(match)
    },
    /** Distinguishes the pages of one release from those of another. */
    instanceId,
    /** Whether a page of this release instance must not stay. */
    isOver: (match: Match, shown: number): boolean => {
      const slot = slotOf(match)
      return slot !== null && (instanceId(match) !== shown || slot.due() === 'other')
    },
    /** The page has rendered. */
    rendered: (match: Match): void => void remotes.rendered(slotOf(match)),
    /** Resolves to true if another release took over. */
    async crashed(match: Match, error: unknown): Promise<boolean> {
      const slot = slotOf(match)
      return slot !== null && remotes.crashed(slot, match.route.id, error)
    },
  }
}

export type Pages = ReturnType<typeof createPages>
