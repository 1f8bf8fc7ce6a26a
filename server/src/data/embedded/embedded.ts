import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'
import { Pool } from 'pg'
import { takeLock } from '../lock'
import { openServedDatabase, type StorageOptions } from './open'
import { PortStream } from './port-stream'
import type { WorkerCommand, WorkerEvent } from './worker'

/** A pool of the ordinary PostgreSQL client, connected to the embedded database. */
interface EmbeddedPool {
  pool: Pool
  /** Copies the data directory as it is between two queries; opened again, it has every committed row. */
  copyTo(folder: string): Promise<void>
  close(): Promise<void>
}

const poolOver = (attach: (port: MessageChannel['port2']) => void) =>
  new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    user: 'postgres',
    database: 'postgres',
    stream: () =>
      new PortStream(() => {
        const { port1, port2 } = new MessageChannel()
        attach(port2)
        return port1
      }),
  })

/** Opens it in this thread, for tests. `dir` null keeps it in memory. */
export async function openInThread(dir: string | null, fsync = false): Promise<EmbeddedPool> {
  const served = await openServedDatabase({ dir, fsync }, (error) => console.error(error))
  const pool = poolOver((port) => served.attach(port))
  return {
    pool,
    copyTo: served.copyTo,
    async close() {
      await pool.end()
      await served.close()
    },
  }
}

/** Opens it in a worker thread, with a lock on its data directory. Throws if another process holds the lock. */
export async function openInWorker(dataDir: string, workerUrl: URL, fsync: boolean): Promise<EmbeddedPool> {
  const release = takeLock(join(dataDir, 'database.lock'))
  try {
    mkdirSync(join(dataDir, 'pg'), { recursive: true, mode: 0o700 })
    return await startWorker({ dir: join(dataDir, 'pg'), fsync }, workerUrl, release)
  } catch (error) {
    release()
    throw error
  }
}

async function startWorker(files: StorageOptions, workerUrl: URL, release: () => void): Promise<EmbeddedPool> {
  let worker = await readyWorker(files, workerUrl)
  let closing = false
  const send = (message: WorkerCommand) => worker.postMessage(message, 'attach' in message ? [message.attach] : [])
  const pool = poolOver((attach) => send({ attach }))

  /** Restarts a failed worker (a full disk stops the database), with growing pauses. */
  const watch = () => {
    worker.once('exit', () => {
      if (!closing) restart(500)
    })
    worker.on('message', (message: WorkerEvent) => {
      if ('broken' in message && !closing) worker.terminate()
    })
  }
  const restart = (pause: number) => {
    setTimeout(async () => {
      if (closing) return
      try {
        worker = await readyWorker(files, workerUrl)
        watch()
      } catch {
        restart(Math.min(pause * 2, 10_000))
      }
    }, pause)
  }
  watch()

  return {
    pool,
    copyTo(folder) {
      const copied = nextMessage(worker, (message) => 'copiedTo' in message && message.copiedTo === folder)
      send({ copyTo: folder })
      return copied.then(failOnError)
    },
    async close() {
      closing = true
      await pool.end()
      await new Promise<void>((resolve) => {
        worker.on('message', (message: WorkerEvent) => 'closed' in message && resolve())
        worker.once('exit', () => resolve())
        send({ close: true })
      })
      await worker.terminate()
      release()
    },
  }
}

/** Resolves to the next fitting message of a worker; rejects if the worker exits before. */
function nextMessage(worker: Worker, fits: (message: WorkerEvent) => boolean): Promise<WorkerEvent> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The embedded database stopped.'))
    const onMessage = (message: WorkerEvent) => {
      if (!fits(message)) return
      worker.off('exit', onExit)
      worker.off('message', onMessage)
      resolve(message)
    }
    worker.once('exit', onExit)
    worker.on('message', onMessage)
  })
}

function failOnError(message: WorkerEvent): void {
  if ('failure' in message && message.failure !== null) throw new Error(message.failure)
}

function readyWorker(files: StorageOptions, workerUrl: URL): Promise<Worker> {
  const worker = new Worker(workerUrl, { workerData: files })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: WorkerEvent) => {
      if ('ready' in message) return resolve(worker)
      worker.terminate()
      reject(new Error('broken' in message ? message.broken : 'The database closed before it was ready.'))
    })
  })
}
