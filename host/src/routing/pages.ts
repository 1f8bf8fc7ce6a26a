import type { ComponentType } from 'react'
import type { Loaded, Loader } from '../remotes/loader'
import type { Match } from './live-routes'

type HostPages = Readonly<Record<string, () => Promise<{ default: unknown }>>>

/** Pages of every owner under one roof: the host's own, those of remotes, and the honest panel of a planned route. */
export function createPages(hostPages: HostPages, planned: () => Promise<{ default: unknown }>, loader: Loader) {
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

  return {
    peek({ route }: Match): Loaded | undefined {
      if (route.row.planned) return own.get('planned')
      return route.owner === 'host' ? own.get(route.id) : loader.peek(route.owner, route.id)
    },
    load({ route }: Match): Promise<Loaded> {
      if (route.row.planned) return loadOwn('planned', planned)
      const page = hostPages[route.id]
      if (route.owner === 'host' && page) return loadOwn(route.id, page)
      return loader.load(route.owner, route.id)
    },
  }
}

export type Pages = ReturnType<typeof createPages>
