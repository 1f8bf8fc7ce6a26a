import { LookUpBody, queues, ThingsQuery } from '@plaza/shared/operations'
import type { Hono } from 'hono'
import { findThings, lookUp } from '../domains/queue/look-up'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { readQuery } from './query'

/** What a reviewer finds by its address, and takes into the queue. */
export function mountLookUp(calls: Hono<OperationsEnv>, deps: Deps): void {
  const { role } = queues.review
  calls.get('/queue/review/things', async (c) => {
    requireOperator(c, role)
    return succeed(c, { list: await findThings(deps, readQuery(ThingsQuery, c.req.query()).of) })
  })
  calls.post('/queue/review/look-up', async (c) => {
    const { name } = requireOperator(c, role)
    return succeed(c, await lookUp(deps, name, await readBody(c, LookUpBody)))
  })
}
