import type { ComponentType } from 'react'
import type { RemoteModule } from '../remotes/define-remote'
import { type Owner, type RouteRow, routeTables } from '../routes'

type Pages = RemoteModule['pages']

/** The pages of each owner by route id. */
const pagesOf: { [O in Owner]: () => Promise<Pages> } = {
  host: async () => (await import('../../../host/src/pages')).hostPages as Pages,
  media: async () => (await import('../../../remote-media/src/remote')).default.pages,
  community: async () => (await import('../../../remote-community/src/remote')).default.pages,
  practice: async () => (await import('../../../remote-practice/src/remote')).default.pages,
  account: async () => (await import('../../../remote-account/src/remote')).default.pages,
}

export interface LiveRoute {
  id: string
  owner: Owner
  row: RouteRow
}

/** Every route that has a page. */
export const liveRoutes: readonly LiveRoute[] = Object.entries(routeTables).flatMap(([owner, table]) =>
  Object.entries<RouteRow>(table)
    .filter(([, row]) => !row.planned && row.path !== '*')
    .map(([id, row]) => ({ id, owner: owner as Owner, row })),
)

/** The component of a route, loaded as a build of its owner has it: with what it shows first. */
export async function pageOf({ owner, id }: LiveRoute): Promise<ComponentType> {
  const loaded = await (await pagesOf[owner]())[id]?.()
  if (!loaded) throw new Error(`${id} has no page`)
  return loaded.default as ComponentType
}
