import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Files, openServed } from './open'

/** What the worker is told. */
export type ToWorker = { attach: MessagePort } | { close: true }
/** What it tells: ready, closed, or why it cannot go on. */
export type FromWorker = { ready: true } | { closed: true } | { broken: string }

/** Runs the embedded database in its own thread, since it blocks the thread that it runs in. */
export async function runWorker(): Promise<void> {
  const tell = (message: FromWorker) => parentPort?.postMessage(message)
  const say = (error: unknown) => tell({ broken: reasonFor(error) })
  try {
    const served = await openServed(workerData as Files, say)
    parentPort?.on('message', (message: ToWorker) => {
      if ('attach' in message) served.attach(message.attach)
      else served.close().then(() => tell({ closed: true }), say)
    })
    tell({ ready: true })
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
