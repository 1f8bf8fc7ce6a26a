import type { Envelope } from '@plaza/shared/api'
import {
  OPERATIONS_BASE,
  type OperatorRole,
  PAGE_KEY_HEADER,
  type QueueDecision,
  type QueueItem,
  type QueueName,
  type QueuePage,
  type QueueResult,
} from '@plaza/shared/operations'
import { and, desc, eq } from 'drizzle-orm'
import { departmentStaff, operatorSessions, operators, queueItems } from '../data/schema/index'
import { makePageKey } from '../registry/operations/rights/page-key'
import { hashOf } from '../secret'
import type { TestServer } from './test-server'

const ORIGIN = 'http://plaza.example'

/** Adds an operator with a session, whose token is the name. */
export async function addOperator(
  server: TestServer,
  name: string,
  { role, departments = [] }: { role: OperatorRole; departments?: readonly string[] },
): Promise<void> {
  await server.db.insert(operators).values({ name, role, passwordHash: '', confirmedBy: 'test' })
  const expiresAt = new Date(Date.now() + 3_600_000)
  await server.db.insert(operatorSessions).values({ tokenHash: hashOf(name), operator: name, expiresAt })
  if (departments.length > 0)
    await server.db
      .insert(departmentStaff)
      .values(departments.map((departmentId) => ({ departmentId, operator: name })))
}

/** What a page of `/ops` sends whose operator has a session with this token, and has just typed the password. */
export const pageHeaders = ({ deps }: Pick<TestServer, 'deps'>, session: string): Record<string, string> => ({
  cookie: `plaza_ops=${session}`,
  [PAGE_KEY_HEADER]: makePageKey(deps.secret, session),
})

/** Calls of an operator. */
export const operations = (server: TestServer) => {
  const request = (who: string, path: string, body?: unknown): Promise<Response> =>
    Promise.resolve(
      server.app.request(`${ORIGIN}${OPERATIONS_BASE}/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...pageHeaders(server, who), origin: ORIGIN },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  const call = async <T>(who: string, path: string, body?: unknown) =>
    (await (await request(who, path, body)).json()) as Envelope<T>
  return {
    request,
    call,
    page: async (who: string, queue: QueueName, query = '') =>
      (await call<QueuePage>(who, `queue/${queue}?${query}`)).data,
    change: async (who: string, queue: QueueName, change: string, body: object) =>
      (await call<QueueResult>(who, `queue/${queue}/${change}`, body)).data,
  }
}

type AdviceDecision = { decision: QueueDecision | 'take'; why?: string; department?: string }

/** Takes or decides the newest item of an advice, as it stands now. */
export async function decideAdvice(
  server: TestServer,
  who: string,
  adviceId: string,
  { decision, ...words }: AdviceDecision,
): Promise<QueueResult> {
  const [item] = await server.db
    .select({ id: queueItems.id, version: queueItems.version })
    .from(queueItems)
    .where(and(eq(queueItems.queue, 'departments'), eq(queueItems.subjectId, adviceId)))
    .orderBy(desc(queueItems.id))
    .limit(1)
  const items = item ? [item] : []
  const { change } = operations(server)
  return decision === 'take'
    ? change(who, 'departments', 'take', { items })
    : change(who, 'departments', 'decide', { items, decision, ...words })
}

export const versionOf = ({ id, version }: Pick<QueueItem, 'id' | 'version'>) => ({ items: [{ id, version }] })
