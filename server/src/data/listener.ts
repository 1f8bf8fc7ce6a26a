import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Notification, type Pool, type PoolClient } from 'pg'

/** Calls `onNotice` after each notification, and after a connection that may have missed some. Returns the end. */
export type ListenForNotices = (channel: string, onNotice: () => void) => Promise<() => Promise<void>>

const RETRY_MS = 1_000

/** Listens with a connection of its own, which is opened again when it breaks. */
export const listenByClient =
  (connectionString: string, onError: (error: Error) => void): ListenForNotices =>
  async (channel, onNotice) => {
    const ending = new AbortController()
    let client: Client | undefined

    async function connect(): Promise<Client> {
      const next = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
      next.on('error', () => undefined)
      next.on('notification', onNotice)
      try {
        await next.connect()
        await next.query(`listen ${channel}`)
        return next
      } catch (error) {
        await next.end().catch(() => undefined)
        throw error
      }
    }

    async function stayConnected(): Promise<void> {
      while (!ending.signal.aborted) {
        try {
          const current = await connect()
          client = current
          if (ending.signal.aborted) return await current.end()
          const isLost = new Promise<void>((resolve) => current.once('end', resolve))
          onNotice()
          await isLost
        } catch (error) {
          onError(error as Error)
        }
        await pause(RETRY_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
      }
    }

    const staying = stayConnected()
    return async () => {
      ending.abort()
      await client?.end().catch(() => undefined)
      await staying
    }
  }

/** Listens on the one connection of the embedded database. */
export const listenOnPool =
  (pool: Pool): ListenForNotices =>
  async (channel, onNotice) => {
    const onNotification = (notification: Notification) => notification.channel === channel && onNotice()
    const attached = new Set<PoolClient>()
    const attach = (client: PoolClient) => {
      if (attached.has(client)) return
      attached.add(client)
      client.on('notification', onNotification)
      client.once('end', () => attached.delete(client))
      void client.query(`listen ${channel}`).then(onNotice, () => undefined)
    }
    pool.on('connect', attach)
    const client = await pool.connect()
    attach(client)
    client.release()
    return async () => {
      pool.off('connect', attach)
      for (const client of attached) client.off('notification', onNotification)
    }
  }
