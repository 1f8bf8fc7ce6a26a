import { kindsFor, type OperatorRole, type QueueName, queues } from '@plaza/shared/operations'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { departmentStaff, queueItems } from '../../data/schema/index'

/** An operator at work on a queue. */
export interface QueueOperator {
  queue: QueueName
  who: string
  role: OperatorRole
}

/** Departments of an operator. */
export const departmentsOf = (who: string): SQL =>
  sql`(select ${departmentStaff.departmentId} from ${departmentStaff} where ${departmentStaff.operator} = ${who})`

/** Items of the kinds on which operators of a role work; undefined: of all kinds of the queue. */
export const isOfKindsFor = ({ queue, role }: QueueOperator): SQL | undefined =>
  role === queues[queue].role ? undefined : inArray(queueItems.kind, [...kindsFor(queue, role)])

/** Items that an operator may see and change. */
export const isVisibleTo = (operator: QueueOperator): SQL | undefined => {
  const { queue, who } = operator
  return and(
    eq(queueItems.queue, queue),
    isOfKindsFor(operator),
    queues[queue].byDepartment ? sql`${queueItems.departmentId} in ${departmentsOf(who)}` : undefined,
  )
}

/** Whether an item is still taken by somebody. */
export const isTakenIn = (queue: QueueName) =>
  sql<boolean>`coalesce(${queueItems.takenAt} > now() - make_interval(mins => ${queues[queue].takenMinutes}), false)`

/** Whether an operator decides for a department. */
export async function isStaffOf(db: Executor, who: string, departmentId: string): Promise<boolean> {
  const [row] = await db
    .select({ operator: departmentStaff.operator })
    .from(departmentStaff)
    .where(and(eq(departmentStaff.operator, who), eq(departmentStaff.departmentId, departmentId)))
  return row !== undefined
}
