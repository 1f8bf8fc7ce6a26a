import type { ComponentType } from 'react'
import type { Loaded } from '../remotes/loading/loader'
import type { Remotes } from '../remotes/start'
import type { Match } from './live-routes'
import { lost } from './resolve'

type HostPages = Readonly<Record<string, () => Promise<{ default: unknown }>>>
type Bringing = Pick<Remotes, 'loader' | 'retry' | 'complete'>

/** Pages of every owner under one roof: the host's own, those of remotes, and the honest panel of a planned route. */
export function createPages(hostPages: HostPages, planned: () => Promise<{ default: unknown }>, remotes: Bringing) {
  const own = new Map<string, Loaded>()

  async function loadOwn(id: string, load: () => Promise<{ default: unknown }>): Promise<Loaded> {
    try {
      const loaded: Loaded = { state: 'ready', Page: (await load()).default as ComponentType }
      own.set(id, loaded)
      return loaded
    } catch (error) {
      return { state: 'failed', reason: String(error) }
    }
  }

  /** The remote that brings a page; null for those of the host. */
  const remoteOf = ({ route }: Match) => (route.row.planned || route.owner === 'host' ? null : route.owner)

  const load = (match: Match): Promise<Loaded> => {
    const { id, row } = match.route
    const remote = remoteOf(match)
    if (remote) return remotes.loader.load(remote, id)
    if (row.planned) return loadOwn('planned', planned)
    const page = hostPages[id]
    return page ? loadOwn(id, page) : Promise.resolve({ state: 'failed', reason: id })
  }

  const peek = (match: Match): Loaded | undefined => {
    const { id, row } = match.route
    const remote = remoteOf(match)
    return remote ? remotes.loader.peek(remote, id) : own.get(row.planned ? 'planned' : id)
  }

  return {
    peek,
    load,
    /** What a slot begins with: its page, or why that is not here. */
    look: (match: Match): Loaded | undefined => peek(match) ?? remotes.loader.trouble(match.route.owner),
    /** Makes a page ready for a navigation; `entering`: the page before was another owner's. */
    prepare(match: Match, entering: boolean): Promise<'again' | undefined> | undefined {
      if (match === lost) return remotes.complete().then(() => 'again')
      const remote = remoteOf(match)
      if (remote) return remotes.loader.prepare(remote, match.route.id, entering)?.then(() => undefined)
      return peek(match) ? undefined : load(match).then(() => undefined)
    },
    /** For a person who asks again. */
    async retry(match: Match): Promise<Loaded> {
      const remote = remoteOf(match)
      if (match === lost) await remotes.complete()
      return remote ? remotes.retry(remote, match.route.id) : load(match)
    },
    /** Tells pages of one release from those of another. */
    edition: (match: Match): number => {
      const remote = remoteOf(match)
      return remote ? remotes.loader.edition(remote) : 0
    },
    /** Whether a page of an edition must not stay. */
    isOver(match: Match, edition: number): boolean {
      const remote = remoteOf(match)
      return remote !== null && (remotes.loader.edition(remote) !== edition || remotes.loader.mustLeave(remote))
    },
    rendered(match: Match): void {
      const remote = remoteOf(match)
      if (remote) remotes.loader.rendered(remote)
    },
    /** True where another release took over. */
    async crashed(match: Match, error: unknown): Promise<boolean> {
      const remote = remoteOf(match)
      return remote ? remotes.loader.crashed(remote, match.route.id, error) : false
    },
  }
}

export type Pages = ReturnType<typeof createPages>
