import type { Logger } from 'pino'
import type { Database } from '../data/database'
import { reasonOf } from '../data/failures'
import type { ErrorLog, ErrorOccurrence, SourceMaps } from '../transport/ports/errors'
import { fingerprintOf } from './fingerprint'
import { isFileOf } from './frame-files'
import { unexpectedError } from './own-errors'
import { type GroupNews, type OccurrenceBatch, writeBatch } from './store'

const FLUSH_MS = 2_000
/** Maximum number of waiting occurrences; what comes beyond is dropped. */
const MOST_WAITING = 500

interface ErrorLogDeps {
  db: Database
  log: Logger
  maps: SourceMaps
  /** Build id of the host next to this server. */
  build: string
  /** Called in the same transaction when a group is new or has returned. */
  onNews(tx: Parameters<typeof writeBatch>[0], news: GroupNews): Promise<void>
}

/** Groups errors by their cause and writes them. */
export function createErrorLog({ db, log, maps, build, onNews }: ErrorLogDeps): ErrorLog {
  let waiting: ErrorOccurrence[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  /** Sorted by fingerprint, so that two processes lock rows in the same order. */
  async function batchesOf(occurrences: readonly ErrorOccurrence[]): Promise<OccurrenceBatch[]> {
    const batches = new Map<string, OccurrenceBatch>()
    for (const one of occurrences) {
      const frames = await maps.trace(one.frames, isFileOf(one.owner))
      const fingerprint = fingerprintOf(one, frames)
      const known = batches.get(fingerprint)
      batches.set(fingerprint, { fingerprint, frames, all: known ? [...known.all, one] : [one], last: one })
    }
    return [...batches.values()].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
  }

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = waiting
    waiting = []
    for (const batch of await batchesOf(taken)) {
      await db.transaction(async (tx) => {
        const news = await writeBatch(tx, batch)
        if (news) await onNews(tx, news)
      })
    }
  }

  function flush(): Promise<void> {
    running = running.catch(() => undefined).then(write)
    return running
  }
  const flushQuietly = () => flush().catch((error) => log.warn({ failure: reasonOf(error) }, 'errors not written'))

  function add(occurrence: ErrorOccurrence): void {
    if (waiting.length >= MOST_WAITING) return
    waiting.push(occurrence)
    timer ??= setTimeout(flushQuietly, FLUSH_MS)
  }

  return {
    add,
    addUnexpected: (error, source) => add(unexpectedError(error, build, source)),
    flush,
    stop: flushQuietly,
  }
}
