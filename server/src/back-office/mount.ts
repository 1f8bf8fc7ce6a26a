import {
  decisionRow,
  kindsFor,
  type QueueChange,
  type QueueChangeBody,
  type QueueName,
  queueChangesOf,
  queueQueryOf,
  queues,
  reasonLength,
} from '@plaza/shared/operations'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../data/database'
import { departmentStaff, operators } from '../data/schema/index'
import { performQueueChange } from '../domains/queue/change'
import { readQueue, readQueueLog } from '../domains/queue/read'
import { departmentsOf, type QueueOperator } from '../domains/queue/rights'
import { anyOperator, type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import { refuseChange } from '../registry/refusals'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'
import { mountCentre } from './centre'
import { mountDepartments } from './departments'
import { mountFinance } from './finance'
import { mountLookUp } from './look-up'
import { mountNewsroom } from './newsroom'
import { readQuery } from './query'
import { serveQueueEvents } from './queue-events'

const LogQuery = v.object({
  item: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
})

/** Refuses what the schemas cannot say: a decision without the reason that its author reads, a strange colleague. */
async function refuseUnfit(
  db: Database,
  { queue, role }: QueueOperator,
  body: Partial<QueueChangeBody<'decide' | 'hand-on'>>,
) {
  const { decision, why, banDays, department, to } = body as Partial<
    QueueChangeBody<'decide'> & QueueChangeBody<'hand-on'>
  >
  const row = decision && decisionRow(queue, decision)
  if (row) {
    const [min, max] = reasonLength(row)
    if (row.needsReason && !why) throw refuseChange('noReason')
    if (why && (why.length < min || why.length > max)) throw refuseChange('unfitReason', min, max)
    const mayBan = row.needsReason && queues[queue].bans && role === queues[queue].role
    if (banDays && !mayBan) throw refuse('badInput')
    if ((department !== undefined) !== (row.needsDepartment === true)) throw refuseChange('unknownDepartment')
  }
  if (to === undefined) return
  const [colleague] = await db.select({ role: operators.role }).from(operators).where(eq(operators.name, to))
  if (colleague?.role !== role) throw refuseChange('unknownOperator', to)
}

/** Operators to whom something can be handed: those of the same departments, where the queue has departments. */
async function operatorsOf(db: Database, { queue, who, role }: QueueOperator): Promise<string[]> {
  const { byDepartment } = queues[queue]
  const colleagues = db
    .select({ name: departmentStaff.operator })
    .from(departmentStaff)
    .where(sql`${departmentStaff.departmentId} in ${departmentsOf(who)}`)
  const rows = await db
    .select({ name: operators.name })
    .from(operators)
    .where(and(eq(operators.role, role), byDepartment ? inArray(operators.name, colleagues) : undefined))
  return rows.map(({ name }) => name).sort()
}

/** The current operator at a queue; refuses those of roles that do not work on it. */
function operatorAt(c: Context<OperationsEnv>, queue: QueueName): QueueOperator {
  const { role } = anyOperator(c)
  const { name: who } = requireOperator(c, kindsFor(queue, role).length > 0 ? role : queues[queue].role)
  return { queue, who, role }
}

/** The queues of the back office: see `QueuePage` and `queueChanges`. */
export function mountQueues(calls: Hono<OperationsEnv>, deps: Deps): void {
  mountDepartments(calls, deps)
  mountLookUp(calls, deps)
  mountFinance(calls, deps)
  mountCentre(calls, deps)
  mountNewsroom(calls, deps)
  for (const queue of Object.keys(queues) as QueueName[]) {
    const query = queueQueryOf(queue)
    const changes = queueChangesOf(queue)
    calls.get(`/queue/${queue}`, async (c) => {
      return succeed(c, await readQueue(deps, operatorAt(c, queue), readQuery(query, c.req.query())))
    })
    calls.get(`/queue/${queue}/log`, async (c) => {
      return succeed(c, await readQueueLog(deps.db, operatorAt(c, queue), readQuery(LogQuery, c.req.query())))
    })
    calls.get(`/queue/${queue}/workers`, async (c) => {
      return succeed(c, { list: await operatorsOf(deps.db, operatorAt(c, queue)) })
    })
    calls.get(`/queue/${queue}/events`, (c) => {
      operatorAt(c, queue)
      return serveQueueEvents(c, deps)
    })
    for (const change of Object.keys(changes) as QueueChange[])
      calls.post(`/queue/${queue}/${change}`, async (c) => {
        const operator = operatorAt(c, queue)
        const body = (await readBody(c, changes[change])) as QueueChangeBody<typeof change>
        await refuseUnfit(deps.db, operator, body)
        const perform = performQueueChange[change] as (typeof performQueueChange)['take']
        return succeed(c, await perform(deps, operator, body))
      })
  }
}
