import type { FailureKind } from '@plaza/shared/remotes'
import { LoadError } from '../loading/load-error'
import { TimeoutError } from './with-timeout'

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

/** The kind of what was thrown. */
export function kindOf(error: unknown): FailureKind {
  if (error instanceof LoadError) return error.kind
  if (error instanceof TimeoutError) return 'slow'
  const { request, type } = (error ?? {}) as FileError
  if (/is not in the list/.test(String(error))) return 'refused'
  if (!request) return 'start-threw'
  if (type === 'timeout') return 'slow'
  if (type === 'missing') return 'start-threw'
  return wasAnswered(request) ? 'refused' : 'fetch'
}

/** What a failure says of itself. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
