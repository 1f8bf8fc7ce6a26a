import { HOUR_MS } from '@plaza/shared/format'
import { reasonOf } from '../data/failures'
import type { Deps } from '../transport/context'

/**
 * Removes files of aborted uploads from this machine's disk, at start and every hour. Returns the function that stops
 * it. Each server cleans its own disk, so this is not a queued job.
 */
export function sweepIncomingFiles({ log, storage }: Pick<Deps, 'log' | 'storage'>): () => void {
  const sweep = () =>
    void storage.sweep().catch((error: unknown) => log.warn({ failure: reasonOf(error) }, 'incoming files not removed'))
  sweep()
  const timer = setInterval(sweep, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
