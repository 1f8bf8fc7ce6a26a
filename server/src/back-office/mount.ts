import {
  type QueueChange,
  type QueueChangeBody,
  type QueueName,
  QueueQuery,
  queueChanges,
  queues,
} from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../data/database'
import { operators } from '../data/schema/index'
import { performQueueChange } from '../domains/queue/change'
import { readQueue, readQueueLog } from '../domains/queue/read'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import { refuseChange } from '../registry/refusals'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'

const LogQuery = v.object({
  item: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
})

function readQuery<S extends v.GenericSchema>(schema: S, query: Record<string, string>): v.InferOutput<S> {
  const read = v.safeParse(schema, query)
  if (!read.success) throw refuse('badInput')
  return read.output
}

/** Refuses what the schemas cannot say: a decision without the reason that its author reads, a strange colleague. */
async function refuseUnfit(db: Database, queue: QueueName, body: Partial<QueueChangeBody<'decide' | 'hand-on'>>) {
  const { decision, why, banDays, to } = body as Partial<QueueChangeBody<'decide'> & QueueChangeBody<'hand-on'>>
  const needsReason = decision && queues[queue].decisions[decision].needsReason
  if (needsReason && !why) throw refuseChange('noReason')
  if (banDays && !needsReason) throw refuse('badInput')
  if (to === undefined) return
  const [colleague] = await db.select({ role: operators.role }).from(operators).where(eq(operators.name, to))
  if (colleague?.role !== queues[queue].role) throw refuseChange('unknownOperator', to)
}

/** The queues of the back office: see `QueuePage` and `queueChanges`. */
export function mountQueues(calls: Hono<OperationsEnv>, deps: Deps): void {
  for (const queue of Object.keys(queues) as QueueName[]) {
    const { role } = queues[queue]
    calls.get(`/queue/${queue}`, async (c) => {
      const { name: who } = requireOperator(c, role)
      return succeed(c, await readQueue(deps, { queue, who }, readQuery(QueueQuery, c.req.query())))
    })
    calls.get(`/queue/${queue}/log`, async (c) => {
      requireOperator(c, role)
      return succeed(c, await readQueueLog(deps.db, queue, readQuery(LogQuery, c.req.query())))
    })
    calls.get(`/queue/${queue}/workers`, async (c) => {
      requireOperator(c, role)
      const rows = await deps.db.select({ name: operators.name }).from(operators).where(eq(operators.role, role))
      return succeed(c, { list: rows.map(({ name }) => name).sort() })
    })
    for (const change of Object.keys(queueChanges) as QueueChange[])
      calls.post(`/queue/${queue}/${change}`, async (c) => {
        const { name: who } = requireOperator(c, role)
        const body = (await readBody(c, queueChanges[change])) as QueueChangeBody<typeof change>
        await refuseUnfit(deps.db, queue, body)
        const perform = performQueueChange[change] as (typeof performQueueChange)['take']
        return succeed(c, await perform(deps, { queue, who }, body))
      })
  }
}
