import type { Hono } from 'hono'
import { type OperationsEnv, requireOperator } from '../../registry/operations/access'
import { succeed } from '../../registry/operations/answers'
import { readHalts } from '../../registry/operations/halts'
import type { Deps } from '../../transport/context'
import { readHealth } from './read-health'

/** `health`: whether all is well, for operators of deliveries. */
export function mountHealthReport(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/health', async (c) => {
    requireOperator(c, 'viewer')
    return succeed(c, await readHealth(deps, await haltedReleases(deps)))
  })
}

/** Releases that were halted by themselves, as findings name them. */
export const haltedReleases = async ({ db }: Pick<Deps, 'db'>) =>
  [...(await readHalts(db))].map(([remote, halt]) => ({ ...halt, remote }))
