import type { SelectedRemote } from '@plaza/shared/remotes'
import { matchRoutes } from '@plaza/shared/router'
import { hostRoutes, type RouteRow, type RouteTable } from '@plaza/shared/routes'

/** A route that can be visited now, and who owns it. */
export interface LiveRoute {
  owner: string
  id: string
  row: RouteRow
}

export interface Match {
  route: LiveRoute
  params: Readonly<Record<string, string | undefined>>
}

const rowsOf = (owner: string, table: RouteTable) =>
  Object.entries(table)
    .filter(([, row]) => row.path !== '*')
    .map(([id, row]) => ({ path: row.path, id: `${owner}/${id}`, handle: { owner, id, row } satisfies LiveRoute }))

/** The routes of this visit: the host's own, and those that the chosen remotes brought in their documents. */
export function liveRoutes(remotes: readonly Pick<SelectedRemote, 'name' | 'routes'>[]) {
  const routes = [...rowsOf('host', hostRoutes), ...remotes.flatMap((remote) => rowsOf(remote.name, remote.routes))]
  return {
    /** The route of a path, or null: then /not-found answers. */
    match(pathname: string): Match | null {
      const found = matchRoutes(routes, pathname)?.at(-1)
      return found ? { route: found.route.handle, params: found.params } : null
    },
  }
}

export type LiveRoutes = ReturnType<typeof liveRoutes>
