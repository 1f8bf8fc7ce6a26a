import { running } from '../running.store'
import { shownPage, stage } from '../stage/stage.store'

/** Whose page is seen: an owner of routes and its release. The host's is left blank: the beacon knows it. */
export interface PageOwner {
  owner: string
  release: string
}
export interface ShownRoute extends PageOwner {
  route: string
}

/** What runs of an owner; blank until that is known, some moments after the first page. */
export const releaseOf = (owner: string): string =>
  running.getState().remotes.find(({ name }) => name === owner)?.release ?? ''

/** The place of the shown page; the host's before there is one. */
export function shownRoute(): ShownRoute {
  const { owner = 'host', id: route = 'start' } = shownPage(stage.getState())?.match.route ?? {}
  return { owner, release: releaseOf(owner), route }
}
