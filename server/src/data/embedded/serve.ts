import { cpSync } from 'node:fs'
import type { MessagePort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'

const TERMINATE = 'X'.charCodeAt(0)

/**
 * Serves PostgreSQL's wire protocol on message ports, one connection at a time; a new port replaces the old one. `dir` is
 * the database's folder, or null for memory.
 */
export function serveDatabase(database: PGlite, dir: string | null, onBroken: (error: unknown) => void) {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (step: () => Promise<unknown>) => {
    last = last.then(step).catch(onBroken)
  }

  function attach(port: MessagePort): void {
    inTurn(() => rollBack(database))
    port.on('message', (bytes: Uint8Array) => {
      if (bytes[0] === TERMINATE) return
      inTurn(async () => port.postMessage(await database.execProtocolRaw(bytes)))
    })
  }

  return {
    attach,
    /** Copies the data directory between two messages, when nothing is written. The write-ahead log completes it. */
    copyTo(folder: string): Promise<void> {
      if (dir === null) return Promise.reject(new Error('A database in memory has no files.'))
      const copied = last.then(() => cpSync(dir, folder, { recursive: true }))
      last = copied.catch(() => undefined)
      return copied
    },
    async close() {
      await last
      await database.close()
    },
  }
}

/** A connection that closed inside a transaction must not leave it open for the next one. */
async function rollBack(database: PGlite): Promise<void> {
  await database.exec('rollback')
}
