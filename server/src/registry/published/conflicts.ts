import { hostRoutes, type RouteTable } from '@plaza/shared/routes'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { releases } from '../../data/schema/index'
import { refuseChange } from '../refusals'
import type { Tables } from '../rows'
import { sharedAddress } from './claims'

interface Claiming {
  remote: string
  release: string
  routes: RouteTable
}

/** Refuses routes that the host or a release of another remote that runs, or may stand in, has already. */
export async function refuseConflicts(tx: Transaction, tables: Tables, claiming: Claiming): Promise<void> {
  const { remote, release, routes } = claiming
  const owner = `${remote} ${release}`
  const others = [{ owner: 'host', routes: hostRoutes as RouteTable }, ...(await liveRoutes(tx, tables, remote))]
  const shared = sharedAddress({ owner, routes }, others)
  if (shared) throw refuseChange('routeTaken', shared.path, owner, shared.other)
}

async function liveRoutes(tx: Transaction, { remotes, rules }: Tables, except: string) {
  const live = [
    ...remotes.map(({ name, previous }) => ({ remote: name, release: previous })),
    ...rules.map(({ remote, release }) => ({ remote, release })),
  ]
  const perRemote = remotes.flatMap(({ name }) => {
    const names = live.flatMap(({ remote, release }) => (remote === name && release !== null ? [release] : []))
    return names.length > 0 ? [and(eq(releases.remote, name), inArray(releases.release, names))] : []
  })
  if (perRemote.length === 0) return []
  const rows = await tx
    .select({ remote: releases.remote, release: releases.release, document: releases.document })
    .from(releases)
    .where(and(ne(releases.remote, except), or(...perRemote)))
  return rows.map(({ remote, release, document }) => ({
    owner: `${remote} ${release}`,
    routes: (JSON.parse(document) as { routes: RouteTable }).routes,
  }))
}
