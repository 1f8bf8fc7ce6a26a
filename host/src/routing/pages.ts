import type { ComponentType } from 'react'
import { whenIdle } from '../browser/idle'
import type { Loaded } from '../remotes/loading/loader'
import type { Remotes } from '../remotes/start'
import type { Match } from '../stage/match'
import { record } from '../telemetry/record'

export type LoadPage = () => Promise<{ default: unknown }>
export type HostPages = Readonly<Record<string, LoadPage>>
type Bringing = Pick<Remotes, 'loader' | 'care' | 'complete'>

/** The remote that brings a page; null for those of the host. */
const remoteOf = ({ route }: Match) => (route.row.planned || route.owner === 'host' ? null : route.owner)

/** Pages of every owner under one roof: the host's own, those of remotes, and the honest panel of a planned route. */
export function createPages(hostPages: HostPages, planned: LoadPage, { loader, care, complete }: Bringing) {
  const own = new Map<string, Loaded>()

  async function loadOwn(id: string, load: LoadPage): Promise<Loaded> {
    try {
      const loaded: Loaded = { state: 'ready', Page: (await load()).default as ComponentType }
      own.set(id, loaded)
      return loaded
    } catch (error) {
      return { state: 'failed', reason: String(error) }
    }
  }

  function load(match: Match): Promise<Loaded> {
    const { id, row } = match.route
    const remote = remoteOf(match)
    if (remote) return loader.load(remote, id)
    if (row.planned) return loadOwn('planned', planned)
    const page = hostPages[id]
    return page ? loadOwn(id, page) : complete().then(() => ({ state: 'failed', reason: id }))
  }

  function peek(match: Match): Loaded | undefined {
    const { id, row } = match.route
    const remote = remoteOf(match)
    return remote ? loader.peek(remote, id) : own.get(row.planned ? 'planned' : id)
  }

  return {
    peek,
    load,
    /** What a slot begins with: its page, or why that is not here. */
    look: (match: Match): Loaded | null => peek(match) ?? loader.trouble(match.route.owner),
    /** Makes a page ready for a navigation; `entering`: the page before was another owner's. */
    prepare(match: Match, entering: boolean): Promise<unknown> | undefined {
      const remote = remoteOf(match)
      if (remote) return loader.prepare(remote, match.route.id, entering)
      return peek(match) ? undefined : load(match)
    },
    /** For a person who asks again. */
    retry(match: Match): Promise<Loaded> {
      const remote = remoteOf(match)
      const again = () => load(match)
      return remote ? care().then((made) => made.retry(remote, match.route.id), again) : again()
    },
    /** Tells pages of one release from those of another. */
    edition: (match: Match): number => loader.edition(remoteOf(match) ?? ''),
    /** Whether a page of an edition must not stay. */
    isOver(match: Match, edition: number): boolean {
      const remote = remoteOf(match)
      return remote !== null && (loader.edition(remote) !== edition || loader.seatOf(remote).turn === 'leave')
    },
    /** The page stands. */
    rendered(match: Match): void {
      const remote = remoteOf(match)
      whenIdle(
        () =>
          void care().then(
            (made) => remote && made.rendered(remote),
            () => {},
          ),
      )
    },
    /** True where another release took over. */
    async crashed(match: Match, error: unknown): Promise<boolean> {
      const remote = remoteOf(match)
      const release = remote && loader.seatOf(remote).current?.release
      if (!remote || !release) return false
      record.failure(remote, release.id, 'page-threw')
      return care().then(
        (made) => made.crashed(remote, match.route.id, error),
        () => false,
      )
    },
  }
}

export type Pages = ReturnType<typeof createPages>
