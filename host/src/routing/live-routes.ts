import type { RemoteManifest } from '@plaza/shared/remotes'
import { matchRoutes } from '@plaza/shared/router'
import { hostRoutes, type Paths, pathsOf, type RouteTable } from '@plaza/shared/routes'
import { followRows } from '../extensions/described-routes'
import type { LiveRoute, Match } from '../stage/match'

/** A remote's routes, from its manifest. */
type RemoteRoutes = Pick<RemoteManifest, 'name' | 'routes'>

const rowsOf = (owner: string, table: RouteTable) =>
  Object.entries(table)
    .filter(([, row]) => row.path !== '*')
    .map(([id, row]) => ({ path: row.path, id: `${owner}/${id}`, handle: { owner, id, row } satisfies LiveRoute }))

type MatchableRoute = ReturnType<typeof rowsOf>[number]

/** If two manifests of a remote have a route, the first one wins. */
const firstOfEach = (rows: readonly MatchableRoute[]) => [
  ...new Map(rows.map((row) => [row.id, row] as const).reverse()).values(),
]

/** The live routes: the host's own, and those in the given manifests. */
export function liveRoutes(remotes: readonly RemoteRoutes[] = []) {
  let routes: MatchableRoute[] = []
  let paths: Paths = pathsOf([])
  const follow = (now: readonly RemoteRoutes[]) => {
    const all = [...rowsOf('host', hostRoutes), ...now.flatMap((remote) => rowsOf(remote.name, remote.routes))]
    routes = firstOfEach(all).reverse()
    followRows(routes.map(({ handle }) => handle.row))
    // If two manifests of a remote have a route, the first one wins; `pathsOf` uses the last row, hence `reverse`.
    paths = pathsOf([hostRoutes, ...now.map((remote) => remote.routes).reverse()])
  }
  follow(remotes)
  return {
    /** Replaces the live routes. */
    follow,
    /** Path of each live route. */
    paths: () => paths,
    /** The route of a path; null leads to /not-found. */
    match(pathname: string): Match | null {
      const matched = matchRoutes(routes, pathname)?.at(-1)
      return matched ? { route: matched.route.handle, params: matched.params } : null
    },
  }
}

export type LiveRoutes = ReturnType<typeof liveRoutes>
