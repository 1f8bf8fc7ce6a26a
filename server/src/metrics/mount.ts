import type { Hono } from 'hono'
import * as v from 'valibot'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'
import { readMetrics } from './report'
import { readVisits } from './visits'

const MAX_HOURS = 720
const Hours = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_HOURS)),
  '24',
)

/** GET `numbers?hours=24`: see `OperationsMetrics`; `visits`: see `OperationsVisits`. */
export function mountMetrics(calls: Hono<OperationsEnv>, { db }: Pick<Deps, 'db'>): void {
  calls.get('/numbers', async (c) => {
    requireOperator(c, 'viewer')
    const hours = v.safeParse(Hours, c.req.query('hours'))
    if (!hours.success) throw refuse('badInput')
    return succeed(c, await readMetrics(db, hours.output))
  })
  calls.get('/visits', async (c) => {
    requireOperator(c, 'viewer')
    return succeed(c, await readVisits(db))
  })
}
