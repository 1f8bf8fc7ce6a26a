import type { FailureKind } from '@plaza/shared/remotes'
import { Trouble } from '../loading/attempt'
import type { Seat } from '../loading/seat'
import { TooSlow } from './budget'

/** What rejects where a file does not come: rspack's runtime for a chunk, and `loadContainer` likewise for an entry. */
interface FileError {
  request?: string
  type?: string
}

/** Whether the server answered well: then it was the browser that refused the bytes. */
function wasAnswered(address: string): boolean {
  const timing = performance.getEntriesByName?.(new URL(address, location.href).href).at(-1)
  return (timing as PerformanceResourceTiming | undefined)?.responseStatus === 200
}

export function kindOf(error: unknown): FailureKind {
  if (error instanceof Trouble) return error.kind
  if (error instanceof TooSlow) return 'slow'
  const { request, type } = (error ?? {}) as FileError
  if (/is not in the list/.test(String(error))) return 'refused'
  if (!request) return 'start-threw'
  if (type === 'timeout') return 'slow'
  if (type === 'missing') return 'start-threw'
  return wasAnswered(request) ? 'refused' : 'fetch'
}

/** A network may be better the next moment; what is broken in itself gets one more chance under a fresh address. */
export function mayRetry(error: unknown, number: number): boolean {
  const kind = kindOf(error)
  if (kind === 'fetch' || kind === 'slow') return true
  return kind !== 'no-page' && number === 0
}

const KEPT = 5

/** Keeps a failure in its seat, the newest five. */
export function noteError(seat: Seat, release: string, kind: FailureKind, message: string): void {
  seat.errors = [{ at: Date.now(), release, kind, message: message.slice(0, 300) }, ...seat.errors].slice(0, KEPT)
}
