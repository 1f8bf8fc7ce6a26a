import type { FailureKind } from '@plaza/shared/remotes'
import { LoadError } from '../loading/load-error'
import { TimeoutError } from './with-timeout'

/** Rejection for a missing file: thrown by rspack's runtime for a chunk and by `loadContainer` for an entry. */
interface FileError {
  request?: string
  type?: string
}

/** Whether the server answered with success: then the browser blocked the bytes. */
function wasAnswered(address: string): boolean {
  const timing = performance.getEntriesByName?.(new URL(address, location.href).href).at(-1)
  return (timing as PerformanceResourceTiming | undefined)?.responseStatus === 200
}

/** The kind of a thrown error. */
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

/** Message of a thrown error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
