import type { RegistryDocument } from '@plaza/shared/remotes'
import { isHomeRow, type RouteRow, type RouteTable } from '@plaza/shared/routes'
import type { ChosenRelease } from '../registry/chosen-releases'
import type { HostBuild } from '../registry/host-build'
import type { LinkedFile } from './document/file-reader'
import type { SkeletonOptions } from './document/skeleton'
import type { Visit } from './visit/visit'

/** Files of the host's first load. */
export const hostFiles = ({ files, base, integrity }: HostBuild): LinkedFile[] =>
  files.map((file) => ({ address: base + file, integrity: integrity?.[file] }))

/** Files of a release with their hashes. */
export const linkedFiles = ({ base, document }: ChosenRelease, names: readonly string[]): LinkedFile[] =>
  names.map((name) => ({ address: base + name, integrity: document.files[name]?.integrity }))

/** Files of the remote that a page needs. */
export function preloadOf({ chosen, found, override }: Visit): LinkedFile[] {
  const release = chosen.find(({ remote }) => remote === found?.owner)
  if (!release || !found || release.blocked || release.remote === override?.remote || found.row.planned) return []
  const { entry, preload, start } = release.document
  return linkedFiles(release, [entry, ...(preload[found.id] ?? start)])
}

/** Other origins that serve releases. */
export const originsOf = ({ remotes }: RegistryDocument): string[] => {
  const bases = Object.values(remotes).flatMap(({ releases }) =>
    Object.values(releases).flatMap(({ base }) => base ?? []),
  )
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))]
}

/** The skeleton of a page. */
export const skeletonOf = (found: Visit['found']): SkeletonOptions => {
  const row = found?.row
  if (row?.frame) return { head: 'none', footer: false }
  return { head: isHomeRow(found, found?.params.id) ? 'home' : 'bar', footer: Boolean(row?.showFooter) }
}

/** Routes of the selected releases that have pages. */
export const liveRoutes = (chosen: Visit['chosen']): RouteTable =>
  Object.fromEntries(
    chosen.flatMap(({ document }) => Object.entries(document.routes).filter(([, row]) => !row.planned)),
  )

/** Whether search engines must not index it: a user's own page, a frame, a preview. */
export const isHidden = (row: RouteRow | undefined): boolean =>
  !row || Boolean(row.ownPage || row.requiresAuth || row.frame || row.keepsDesktop || row.planned)
