import type { ComponentType } from 'react'
import { hostPages } from '../../../host/src/pages'
import { liveRows } from '../alone/samples/routes'
import type { RemoteModule } from '../remotes/define-remote'
import { hostRoutes, type RouteRow, type RouteTable } from '../routes'
import { remotes } from './remotes'

/** A route with a page. */
export interface LivePage {
  id: string
  row: RouteRow
  /** Its table. */
  routes: RouteTable
  load: () => Promise<ComponentType>
}

const pagesOf = (routes: RouteTable, pages: () => Promise<RemoteModule['pages']>): LivePage[] =>
  liveRows(routes).map(([id, row]) => ({
    id,
    row,
    routes,
    load: async () => {
      const loaded = await (await pages())[id]?.()
      if (!loaded) throw new Error(`${id} has no page`)
      return loaded.default as ComponentType
    },
  }))

/** Every page of the host and all remotes. */
export const livePages: readonly LivePage[] = [
  ...pagesOf(hostRoutes, async () => hostPages),
  ...remotes.flatMap(({ routes, load }) => pagesOf(routes, async () => (await load()).pages)),
]
