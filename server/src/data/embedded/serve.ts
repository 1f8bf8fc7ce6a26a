import type { MessagePort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'

const TERMINATE = 'X'.charCodeAt(0)

/** Serves PostgreSQL's wire protocol on message ports, one connection at a time; a new port replaces the old one. */
export function serveDatabase(database: PGlite, onBroken: (error: unknown) => void) {
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
