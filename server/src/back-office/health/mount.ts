import type { Hono } from 'hono'
import { type OperationsEnv, requireOperator } from '../../registry/operations/access'
import { succeed } from '../../registry/operations/answers'
import { createStatus } from '../../registry/operations/status'
import type { Deps } from '../../transport/context'
import { readHealth } from './read-health'

/** `health`: whether all is well, for operators of deliveries. */
export function mountHealthReport(calls: Hono<OperationsEnv>, deps: Deps): void {
  const statusOf = createStatus(deps)
  calls.get('/health', async (c) => {
    requireOperator(c, 'viewer')
    const { remotes } = await statusOf()
    const halted = remotes.flatMap(({ name, halted }) => (halted ? [{ ...halted, remote: name }] : []))
    return succeed(c, await readHealth(deps, halted))
  })
}
