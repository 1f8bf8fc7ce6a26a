import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'

/** Id of the request for which the code runs; statements of jobs have none. */
export const requestScope = new AsyncLocalStorage<string>()

const SLOW_MS = 500
const MAX_LENGTH = 400

type Query = (...input: unknown[]) => unknown

/** The statement without its parameters, which may be personal data. */
const statementIn = ([query]: readonly unknown[]): string =>
  (typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')).slice(0, MAX_LENGTH)

/** Logs each statement that takes over `slowMs` milliseconds, with the id of its request. */
export function logSlowStatements(pool: Pool, log: Pick<Logger, 'warn'>, slowMs = SLOW_MS): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query
    client.query = ((...input: unknown[]) => {
      const start = performance.now()
      const result = query(...input)
      // With a callback, as pools call it for themselves, there is no promise.
      if (!(result instanceof Promise)) return result
      const requestId = requestScope.getStore()
      const note = () => {
        const ms = Math.round(performance.now() - start)
        if (ms >= slowMs) log.warn({ requestId, ms, statement: statementIn(input) }, 'slow statement')
      }
      result.then(note, note)
      return result
    }) as never
  })
}
