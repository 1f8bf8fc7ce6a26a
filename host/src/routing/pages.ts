import type { ComponentType } from 'react'
import type { PageResult } from '../remotes/loading/page-result'
import type { Remotes } from '../remotes/remotes'
import { loginActions } from '../session/login/check'
import type { Match } from '../stage/match'
import { uncheckedMatch } from './resolve'

export type PageLoader = () => Promise<{ default: unknown }>
export type HostPages = Readonly<Record<string, PageLoader>>

/** The host's own pages, by route id. */
function createOwnPages(pages: HostPages, planned: PageLoader) {
  const loaded = new Map<string, PageResult>()
  const nameOf = ({ route: { id, row } }: Match) => (row.planned ? 'planned' : id)
  return {
    peek: (match: Match) => loaded.get(nameOf(match)),
    /** Null if the host has no such page. */
    async load(match: Match): Promise<PageResult | null> {
      const load = match.route.row.planned ? planned : pages[match.route.id]
      if (!load) return null
      try {
        const result: PageResult = { state: 'ready', Page: (await load()).default as ComponentType }
        loaded.set(nameOf(match), result)
        return result
      } catch (error) {
        return { state: 'failed', reason: String(error) }
      }
    },
  }
}

const unchecked: PageResult = { state: 'failed', reason: 'unchecked' }

/** Pages of all owners: the host's own, those of remotes, and the panel of a planned route. */
export function createPages(hostPages: HostPages, planned: PageLoader, remotes: Remotes) {
  const own = createOwnPages(hostPages, planned)

  /** The slot of the remote that owns a page; null for the host's pages. */
  const slotOf = ({ route }: Match) =>
    route.row.planned || route.owner === 'host' ? null : remotes.slotOf(route.owner)

  async function load(match: Match): Promise<PageResult> {
    if (match === uncheckedMatch) {
      await loginActions().check()
      return unchecked
    }
    const { id } = match.route
    const result = await (slotOf(match)?.load(id) ?? own.load(match))
    if (result) return result
    await remotes.complete()
    return { state: 'failed', reason: id }
  }

  function peek(match: Match): PageResult | undefined {
    const slot = slotOf(match)
    return slot ? slot.peek(match.route.id) : own.peek(match)
  }

  const instanceId = (match: Match): number => slotOf(match)?.running()?.instanceId ?? 0

  return {
    peek,
    load,
    /** Initial result: the page, or why it is missing. */
    first: (match: Match): PageResult | null =>
      match === uncheckedMatch ? unchecked : (peek(match) ?? slotOf(match)?.problem() ?? null),
    /** Loads a page for a navigation; `entering`: the previous page belongs to another owner. */
    prepare(match: Match, entering: boolean): Promise<unknown> | undefined {
      if (match === uncheckedMatch) return undefined
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
