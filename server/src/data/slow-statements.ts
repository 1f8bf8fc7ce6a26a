import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { beginStep } from '../tracing/tracing'

/** Id of the request for which the code runs; statements of jobs have none. */
export const requestScope = new AsyncLocalStorage<string>()

const SLOW_MS = 500
const MAX_LENGTH = 400

interface SlowStatement {
  requestId: string | undefined
  ms: number
  /** Without its values, which may be personal data. */
  statement: string
}
export type NoteSlowStatement = (slow: SlowStatement) => void

type Query = (...input: unknown[]) => unknown

const statementIn = ([query]: readonly unknown[]): string =>
  (typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')).slice(0, MAX_LENGTH)

/** First word of a statement: `select`. */
const operationOf = (statement: string): string => /^\W*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'query'

function beginSpan(input: readonly unknown[]) {
  return beginStep(() => {
    const statement = statementIn(input)
    const operation = operationOf(statement)
    return {
      name: `database ${operation}`,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': statement },
    }
  })
}

/** A function that ends the statement's span, and tells of it if it took long, when its answer is there. */
function startClock(input: readonly unknown[], onSlow: NoteSlowStatement, slowMs: number): (error?: unknown) => void {
  const start = performance.now()
  const requestId = requestScope.getStore()
  const span = beginSpan(input)
  return (error) => {
    const ms = Math.round(performance.now() - start)
    if (error) span?.fail(String((error as { code?: unknown }).code ?? 'failed'))
    span?.end()
    if (ms >= slowMs) onSlow({ requestId, ms, statement: statementIn(input) })
  }
}

/**
 * Tells of each statement that takes over `slowMs` milliseconds, with the id of its request, on all connections that are
 * opened from now on. The time without waiting for a connection.
 */
export function watchStatements(pool: Pool, onSlow: NoteSlowStatement, slowMs = SLOW_MS): void {
  const connect = pool.connect.bind(pool) as (...input: unknown[]) => unknown
  // Who waits for a connection gets it while another request returns it.
  pool.connect = ((callback?: (...answer: unknown[]) => void) =>
    callback ? connect(AsyncLocalStorage.bind(callback)) : connect()) as never
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query
    client.query = ((...input: unknown[]) => {
      const note = startClock(input, onSlow, slowMs)
      const callback = input.at(-1)
      if (typeof callback === 'function')
        return query(...input.slice(0, -1), (...answer: unknown[]) => {
          note(answer[0])
          callback(...answer)
        })
      const result = query(...input)
      if (result instanceof Promise) result.then(() => note(), note)
      return result
    }) as never
  })
}
