import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openServedDatabase, type StorageOptions } from './open'

/** What the worker is told. */
export type WorkerCommand = { attach: MessagePort } | { close: true }
/** What it tells: ready, closed, or why it cannot go on. */
export type WorkerEvent = { ready: true } | { closed: true } | { broken: string }

/** Runs the embedded database in its own thread, since it blocks the thread that it runs in. */
export async function runWorker(): Promise<void> {
  const post = (message: WorkerEvent) => parentPort?.postMessage(message)
  const say = (error: unknown) => post({ broken: reasonFor(error) })
  try {
    const served = await openServedDatabase(workerData as StorageOptions, say)
    parentPort?.on('message', (message: WorkerCommand) => {
      if ('attach' in message) served.attach(message.attach)
      else served.close().then(() => post({ closed: true }), say)
    })
    post({ ready: true })
  } catch (error) {
    say(error)
  }
}

/** Emscripten's number for a full disk; it throws objects that are no errors. */
const NO_SPACE = 51

function reasonFor(error: unknown): string {
  if (error instanceof Error) return error.message
  return (error as { errno?: unknown }).errno === NO_SPACE ? 'no space left on device' : 'it could not be opened'
}
