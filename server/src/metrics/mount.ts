import { vitalGroupings } from '@plaza/shared/operations'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'
import { readMetrics } from './report'
import { readVisits } from './visits'
import { readVitals } from './vitals/read-vitals'

const MAX_HOURS = 720
const Hours = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_HOURS)),
  '24',
)
const name = v.optional(v.pipe(v.string(), v.maxLength(60)), '')
const VitalSearch = v.object({
  by: v.optional(v.picklist(vitalGroupings), 'release'),
  hours: Hours,
  owner: name,
  route: name,
})

/** GET `numbers?hours=24`: see `OperationsMetrics`; `vitals`: see `OperationsVitals`; `visits`: see `OperationsVisits`. */
export function mountMetrics(calls: Hono<OperationsEnv>, { db }: Pick<Deps, 'db'>): void {
  calls.get('/numbers', async (c) => {
    requireOperator(c, 'viewer')
    const hours = v.safeParse(Hours, c.req.query('hours'))
    if (!hours.success) throw refuse('badInput')
    return succeed(c, await readMetrics(db, hours.output))
  })
  calls.get('/vitals', async (c) => {
    requireOperator(c, 'viewer')
    const search = v.safeParse(VitalSearch, c.req.query())
    if (!search.success) throw refuse('badInput')
    return succeed(c, await readVitals(db, search.output))
  })
  calls.get('/visits', async (c) => {
    requireOperator(c, 'viewer')
    return succeed(c, await readVisits(db))
  })
}
