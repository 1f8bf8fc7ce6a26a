import { type PartialManifest, partialManifestOf } from '@plaza/shared/remotes'
import type { Environment } from '../../environment'
import type { ChosenRelease } from '../../registry/chosen-releases'
import type { Visit } from './visit'

const LOGIN = 'login'
/** Possible targets of the root (product spec, section 4, Home routing). */
const HOME = ['index', 'page']

/** Routes that a visit may show first: its own, and the login page for a guest. */
function firstRoutes({ found, address }: Visit): string[] {
  if (!found || found.row.planned) return []
  const { id, row } = found
  const own = new URL(address).pathname === '/' ? HOME : [id]
  return row.requiresAuth || row.ownPage ? [...own, LOGIN] : own
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
  const first = firstRoutes(visit)
  const pagesOf = ({ remote, blocked, document: { routes } }: ChosenRelease) => {
    const known = Object.keys(routes).filter((id) => !routes[id]?.planned)
    if (blocked) return []
    return remote in devServers ? known : known.filter((id) => first.includes(id))
  }
  return Object.fromEntries(
    carried.map((one) => [`${one.remote}/${one.release}`, partialManifestOf(one.document, pagesOf(one))]),
  )
}
