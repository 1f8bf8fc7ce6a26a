import { table } from '../registry/table'
import type { VersionArchive, VersionCell } from '../testing/version-archive'

const wordOf = ({ state, rendering, missing }: VersionCell): string =>
  [
    state,
    ...(missing.length > 0 ? [`without ${missing.join(', ')}`] : []),
    ...(rendering === 'browser' ? ['rendered in the browser'] : []),
  ].join(', ')

const cellOf = (cells: readonly VersionCell[], host: string, remote: string, release: string) =>
  cells.find((cell) => cell.host === host && cell.remote === remote && cell.release === release)

/** A row for each release, a column for each host. */
export function matrixTable({ hosts, releases }: VersionArchive, cells: readonly VersionCell[]): string[] {
  const rows = Object.entries(releases).flatMap(([remote, list]) =>
    list.map(({ id }) => [
      remote,
      id,
      ...hosts.map(({ build }) => {
        const cell = cellOf(cells, build, remote, id)
        return cell ? wordOf(cell) : 'not tried'
      }),
    ]),
  )
  const heads = hosts.map(({ build }, order) => (order === 0 ? `host ${build} (candidate)` : `host ${build}`))
  return table(['remote', 'release', ...heads], rows)
}

/**
 * Why this host may not be released. An earlier host may refuse a release, and runs an older one instead; the candidate
 * must run every release that is kept, because visitors have it at once.
 */
export function objections({ hosts, releases }: VersionArchive, cells: readonly VersionCell[]): string[] {
  const [candidate] = hosts
  return Object.entries(releases).flatMap(([remote, list]) =>
    list.flatMap(({ id }) =>
      hosts.flatMap(({ build }) => {
        const cell = cellOf(cells, build, remote, id)
        const where = `${remote} ${id} on host ${build}`
        if (!cell) return [`${where} was not tried.`]
        if (cell.state === 'broken') return [`${where}: ${cell.problems.join('; ')}.`]
        if (cell.state === 'blocked' && build === candidate?.build)
          return [`${where}: it needs ${cell.missing.join(', ')}, which this host no longer offers.`]
        return []
      }),
    ),
  )
}
