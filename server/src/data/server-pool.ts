import { setTimeout as pause } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** How long a PostgreSQL may take; milliseconds. */
export interface DatabasePatience {
  /** Until a connection stands or is free. */
  connect: number
  /** After this it ends a statement itself. */
  statement: number
  /** After this an answer is given up, whatever the server does: one that is paused ends nothing. */
  answer: number
  probe: number
}

export const databasePatience: DatabasePatience = { connect: 5_000, statement: 5_000, answer: 6_000, probe: 250 }

const LOCK_MS = 2_000
const CONNECTIONS = 10
const isLate = (error: unknown) => error instanceof Error && /Query read timeout|connection timeout/.test(error.message)

type Answered = (error: unknown, ...rest: unknown[]) => void
type Connected = Parameters<Pool['connect']>[0]

/**
 * Connections to a PostgreSQL. Once it has kept somebody waiting in vain, everybody is refused at once until it answers
 * a probe: a hundred requests that wait for nothing help nobody.
 */
export class ServerPool extends Pool {
  #away = false
  readonly #patience: DatabasePatience

  constructor(config: PoolConfig, patience = databasePatience) {
    super({
      max: CONNECTIONS,
      keepAlive: true,
      connectionTimeoutMillis: patience.connect,
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: 10_000,
      ...config,
    })
    this.#patience = patience
    this.on('connect', (client) => this.#watch(client))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback) return this.#away ? Promise.reject(away()) : this.#checkOut()
    if (this.#away) {
      process.nextTick(callback as Answered, away())
      return
    }
    super.connect((error, client, release) => {
      this.#note(error)
      callback(error, client, release)
    })
  }

  /** A connection whose release may be called twice: by whoever took it, and before that when its answer is late. */
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
      const answered = given.at(-1)
      if (typeof answered === 'function')
        return query(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
          this.#note(error)
          ;(answered as Answered)(error, ...rest)
        })
      return (query(...given) as Promise<unknown>).catch((error) => {
        this.#note(error)
        if (isLate(error)) drop(client, error)
        throw error
      })
    }) as never
  }

  #note(error: unknown): void {
    if (!isLate(error) || this.#away || this.ending) return
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

/** Like that of a server that is not there; see `isUnavailable`. */
const away = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })

/** A late answer would be taken for that of the next query. */
function drop(client: PoolClient, error: unknown): void {
  client.release(error as Error)
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}
