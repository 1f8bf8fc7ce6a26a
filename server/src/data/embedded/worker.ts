import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openServedDatabase, type StorageOptions } from './open'

/** Messages to the worker. */
export type WorkerCommand = { attach: MessagePort } | { copyTo: string } | { close: true }
/** Messages from the worker: ready, closed, why it cannot continue, or how a copy ended. */
export type WorkerEvent =
  | { ready: true }
  | { closed: true }
  | { broken: string }
  | { copiedTo: string; failure: string | null }

/** Runs the embedded database in its own thread, because it blocks its thread. */
export async function runWorker(): Promise<void> {
  const post = (message: WorkerEvent) => parentPort?.postMessage(message)
  const say = (error: unknown) => post({ broken: reasonFor(error) })
  try {
    const served = await openServedDatabase(workerData as StorageOptions, say)
    const copy = (folder: string) =>
      served.copyTo(folder).then(
        () => post({ copiedTo: folder, failure: null }),
        (error) => post({ copiedTo: folder, failure: reasonFor(error) }),
      )
    parentPort?.on('message', (message: WorkerCommand) => {
      if ('attach' in message) served.attach(message.attach)
      else if ('copyTo' in message) copy(message.copyTo)
      else served.close().then(() => post({ closed: true }), say)
    })
    post({ ready: true })
  } catch (error) {
    say(error)
  }
}

/** Emscripten's errno of a full disk; the objects it throws are not `Error`s. */
const NO_SPACE = 51

function reasonFor(error: unknown): string {
  if (error instanceof Error) return error.message
  return (error as { errno?: unknown }).errno === NO_SPACE ? 'no space left on device' : 'it could not be opened'
}
