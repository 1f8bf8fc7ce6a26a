import { Pool, type PoolClient } from 'pg'

type ConnectCallback = Parameters<Pool['connect']>[0]

/** Search path of each connection that several sites share. */
const paths = new WeakMap<PoolClient, string>()

/**
 * One site's view of the embedded database, which has a single connection: whoever takes it gets the search path of the
 * own schema alone, so that a table of another site cannot be named.
 */
export class SitePool extends Pool {
  readonly #shared: Pool
  readonly #schema: string

  constructor(shared: Pool, schema: string) {
    super({ max: 1 })
    this.#shared = shared
    this.#schema = schema
    for (const count of ['totalCount', 'idleCount', 'waitingCount'] as const)
      Object.defineProperty(this, count, { get: () => shared[count] })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const client = this.#checkOut()
    if (!callback) return client
    client.then(
      (ready) => callback(undefined, ready, ready.release),
      (error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #checkOut(): Promise<PoolClient> {
    const client = await this.#shared.connect()
    if (paths.get(client) === this.#schema) return client
    try {
      // Unknown while it is being set.
      paths.delete(client)
      await client.query(`set search_path to "${this.#schema}"`)
      paths.set(client, this.#schema)
      return client
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }

  /** The shared connection stays open for the others. */
  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    if (!callback) return Promise.resolve()
    callback()
    return undefined
  }
}
