import type { SetSecondPerson } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { registryLog, remotePolicies } from '../../../data/schema/index'
import { currentRegistry, type RegistryDeps } from '../../registry'
import type { LogAuthor } from '../rights/caller'

/** The share above which changes of a remote need a second person; null: none do. */
export async function secondPersonAbove(db: Executor, remote: string): Promise<number | null> {
  const [policy] = await db.select().from(remotePolicies).where(eq(remotePolicies.remote, remote))
  return policy?.secondPersonAbove ?? null
}

export async function readPolicies(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(remotePolicies)
  return new Map(rows.map((row) => [row.remote, row.secondPersonAbove]))
}

/** Sets or ends the policy of a remote. Logged. */
export async function applyPolicy(
  deps: RegistryDeps,
  author: LogAuthor,
  { remote, above, why }: SetSecondPerson,
  also?: (tx: Executor) => Promise<Record<string, unknown>>,
): Promise<void> {
  const { serial } = await currentRegistry(deps)
  await deps.db.transaction(async (tx) => {
    const more = await also?.(tx)
    const before = await secondPersonAbove(tx, remote)
    if (above === null) await tx.delete(remotePolicies).where(eq(remotePolicies.remote, remote))
    else
      await tx
        .insert(remotePolicies)
        .values({ remote, secondPersonAbove: above })
        .onConflictDoUpdate({ target: remotePolicies.remote, set: { secondPersonAbove: above } })
    await tx.insert(registryLog).values({
      ...author,
      serial,
      action: 'set-second-person',
      remote,
      why,
      detail: { before, above, ...more },
    })
  })
}
