import { running } from '../running.store'
import { shownPage, stage } from '../stage/stage.store'

/** Owner of the current page and its release; '' for the host's, which the beacon adds. */
export interface PageOwner {
  owner: string
  release: string
}
export interface ShownRoute extends PageOwner {
  route: string
}

/** Running release of an owner; '' until it is known, shortly after the first page. */
export const releaseOf = (owner: string): string =>
  running.getState().remotes.find(({ name }) => name === owner)?.release ?? ''

/** The current page's route; the host's before the first page. */
export function shownRoute(): ShownRoute {
  const { owner = 'host', id: route = 'start' } = shownPage(stage.getState())?.match.route ?? {}
  return { owner, release: releaseOf(owner), route }
}
