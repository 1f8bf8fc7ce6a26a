import type { Operator, RemoteOwners, SetOwnersBody } from '@plaza/shared/operations'
import { asc, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Executor } from '../../../data/database'
import { operators, registryLog, remoteOwners } from '../../../data/schema/index'
import { refuseChange } from '../../refusals'
import { currentRegistry, type RegistryDeps } from '../../registry'
import type { LogAuthor } from './caller'

/** Remotes that an operator may change; undefined: all of them. */
export async function remotesOf(
  db: Executor,
  { name, role }: Pick<Operator, 'name' | 'role'>,
): Promise<readonly string[] | undefined> {
  if (role === 'releaser') return undefined
  if (role !== 'owner') return []
  const rows = await db
    .select({ remote: remoteOwners.remote })
    .from(remoteOwners)
    .where(eq(remoteOwners.operator, name))
    .orderBy(asc(remoteOwners.remote))
  return rows.map(({ remote }) => remote)
}

/** The owners of all remotes that have any. */
export async function readOwners(db: Executor): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.select().from(remoteOwners).orderBy(asc(remoteOwners.remote), asc(remoteOwners.operator))
  const owners = new Map<string, string[]>()
  for (const { remote, operator } of rows) owners.set(remote, [...(owners.get(remote) ?? []), operator])
  return owners
}

export const listOwners = async (db: Executor): Promise<RemoteOwners[]> =>
  [...(await readOwners(db))].map(([remote, owners]) => ({ remote, owners }))

/** Replaces the owners of a remote. Logged. */
export async function setOwners(
  deps: RegistryDeps,
  author: LogAuthor,
  { remote, owners: given, why }: v.InferOutput<typeof SetOwnersBody>,
): Promise<RemoteOwners> {
  const owners = [...new Set(given)].sort()
  const { serial } = await currentRegistry(deps)
  return deps.db.transaction(async (tx) => {
    const before = (await readOwners(tx)).get(remote) ?? []
    const rows = await tx.select().from(operators).where(inArray(operators.name, owners))
    for (const name of owners) {
      const role = rows.find((row) => row.name === name)?.role
      if (!role) throw refuseChange('unknownOperator', name)
      if (role !== 'owner' && role !== 'releaser') throw refuseChange('unfitOwner', name)
    }
    await tx.delete(remoteOwners).where(eq(remoteOwners.remote, remote))
    if (owners.length > 0) await tx.insert(remoteOwners).values(owners.map((operator) => ({ remote, operator })))
    await tx
      .insert(registryLog)
      .values({ ...author, serial, action: 'set-owners', remote, why, detail: { before, owners } })
    return { remote, owners }
  })
}
