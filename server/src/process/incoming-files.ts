import { reasonOf } from '../data/failures'
import type { Deps } from '../transport/context'

const HOUR_MS = 3_600_000

/**
 * Removes files of uploads that broke off from this machine's disk, at once and every hour; gives what ends it. Each
 * server does it for its own disk, so it is no job of the queue.
 */
export function sweepIncomingFiles({ log, storage }: Pick<Deps, 'log' | 'storage'>): () => void {
  const sweep = () =>
    void storage.sweep().catch((error: unknown) => log.warn({ failure: reasonOf(error) }, 'incoming files not removed'))
  sweep()
  const timer = setInterval(sweep, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
