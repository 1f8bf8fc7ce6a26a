import { setTimeout as pause } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** Timeouts of a PostgreSQL in milliseconds. */
export interface DatabaseTimeouts {
  /** Until a connection is open or free. */
  connect: number
  /** After this PostgreSQL itself cancels a statement. */
  statement: number
  /** After this we stop waiting for an answer: a paused server cancels nothing. */
  answer: number
  probe: number
}

export const databaseTimeouts: DatabaseTimeouts = { connect: 5_000, statement: 5_000, answer: 6_000, probe: 250 }

/** Options of each connection: compiling a plan takes longer than our longest query. */
export const SESSION_OPTIONS = '-c jit=off'

const LOCK_MS = 2_000
const CONNECTIONS = 10
const isTimeout = (error: unknown) =>
  error instanceof Error && /Query read timeout|connection timeout/.test(error.message)

type QueryCallback = (error: unknown, ...rest: unknown[]) => void
type ConnectCallback = Parameters<Pool['connect']>[0]

/**
 * Connection pool of a PostgreSQL. After one unanswered query all requests fail immediately until the database answers
 * a probe, because a hundred waiting requests would help nobody.
 */
export class ServerPool extends Pool {
  #away = false
  readonly #patience: DatabaseTimeouts

  constructor(config: PoolConfig, timeouts = databaseTimeouts) {
    super({
      max: CONNECTIONS,
      keepAlive: true,
      connectionTimeoutMillis: timeouts.connect,
      statement_timeout: timeouts.statement,
      query_timeout: timeouts.answer,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: 10_000,
      options: SESSION_OPTIONS,
      ...config,
    })
    this.#patience = timeouts
    this.on('connect', (client) => this.#watch(client))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (!callback) return this.#away ? Promise.reject(unavailableError()) : this.#checkOut()
    if (this.#away) {
      process.nextTick(callback as QueryCallback, unavailableError())
      return
    }
    super.connect((error, client, release) => {
      this.#note(error)
      callback(error, client, release)
    })
  }

  /** A connection whose release may be called twice: by its user, and earlier when its answer is late. */
  async #checkOut(): Promise<PoolClient> {
    const client = await super.connect().catch((error) => {
      this.#note(error)
      throw error
    })
    const { release } = client
    let held = true
    client.release = (error) => {
      if (held) release(error)
      held = false
    }
    return client
  }

  #watch(client: PoolClient): void {
    // Without a listener, a connection that breaks inside a transaction would end the process.
    client.on('error', () => undefined)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const callback = given.at(-1)
      if (typeof callback === 'function')
        return query(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
          this.#note(error)
          ;(callback as QueryCallback)(error, ...rest)
        })
      return (query(...given) as Promise<unknown>).catch((error) => {
        this.#note(error)
        if (isTimeout(error)) destroyConnection(client, error)
        throw error
      })
    }) as never
  }

  #note(error: unknown): void {
    if (!isTimeout(error) || this.#away || this.ending) return
    this.#away = true
    this.#probe()
  }

  async #probe(): Promise<void> {
    while (this.#away && !this.ending) {
      try {
        const client = await this.#checkOut()
        await client.query('select 1').finally(() => client.release())
        this.#away = false
      } catch {
        await pause(this.#patience.probe, undefined, { ref: false })
      }
    }
  }
}

/** Looks like the error of an unreachable server; see `isUnavailable`. */
const unavailableError = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })

/** A late answer would be taken for that of the next query. */
function destroyConnection(client: PoolClient, error: unknown): void {
  client.release(error as Error)
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}
