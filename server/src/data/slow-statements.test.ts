import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { logSlowStatements, requestScope } from './slow-statements'

/** A pool whose clients answer after as many milliseconds as the statement says. */
function connectedPool(log: object[]) {
  const pool = new Pool()
  logSlowStatements(pool, { warn: (line: object) => void log.push(line) } as never, 40)
  const client = {
    query: (text: string) => new Promise((resolve) => setTimeout(resolve, Number(/\d+/.exec(text)?.[0]))),
  }
  pool.emit('connect', client as never)
  return client
}

it('logs a slow statement with its request and without its values, and no other', async () => {
  const log: { requestId?: string; statement?: string }[] = []
  const client = connectedPool(log)
  await requestScope.run('request-1', () => client.query('select pg_sleep(60)'))
  await requestScope.run('request-2', () => client.query('select pg_sleep(0)'))
  await client.query('select pg_sleep(61)')
  expect(log).toMatchObject([
    { requestId: 'request-1', statement: 'select pg_sleep(60)' },
    { requestId: undefined, statement: 'select pg_sleep(61)' },
  ])
})
