import { type PartialManifest, partialManifestOf } from '@plaza/shared/remotes'
import { type RouteRole, type RouteRow, roleOf } from '@plaza/shared/routes'
import type { Environment } from '../../environment'
import type { ChosenRelease } from '../../registry/chosen-releases'
import type { Visit } from './visit'

const LOGIN = 'sign-in'
/** Possible targets of the root (product spec, section 4, Home routing). */
const HOME: readonly RouteRole[] = ['home', 'page']

/** Whether a visit may show a route first: its own, and the login page for a guest. */
function isFirst({ found, address }: Visit, id: string, ofRoute: RouteRow): boolean {
  const role = roleOf(id, ofRoute)
  if (!found || found.row.planned) return false
  const { row } = found
  const isOwn = new URL(address).pathname === '/' ? role !== undefined && HOME.includes(role) : id === found.id
  return isOwn || (role === LOGIN && Boolean(row.requiresAuth || row.ownPage))
}

/**
 * The partial manifests of a page. A release from a development server changes under its name, so its complete manifest
 * is sent.
 */
export function partialManifests(
  visit: Visit,
  carried: readonly ChosenRelease[],
  { devServers }: Pick<Environment, 'devServers'>,
): Record<string, PartialManifest> {
  const pagesOf = ({ remote, blocked, document: { routes } }: ChosenRelease) => {
    const known = Object.entries(routes).filter(([, row]) => !row.planned)
    if (blocked) return []
    const carriedRows = remote in devServers ? known : known.filter(([id, row]) => isFirst(visit, id, row))
    return carriedRows.map(([id]) => id)
  }
  return Object.fromEntries(
    carried.map((one) => [
      `${one.remote}/${one.release}`,
      partialManifestOf(one.document, pagesOf(one), visit.found?.row),
    ]),
  )
}
