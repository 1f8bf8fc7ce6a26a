import type { FailureKind } from '@plaza/shared/remotes'
import { TooSlow } from './budget'

/** A failure whose kind is known where it happens. */
export class Trouble extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message)
  }
}

/** What rspack's runtime rejects with where a chunk does not come. */
interface ChunkError {
  request?: string
  type?: string
}

/** Whether the server answered well: then it was the browser that refused the bytes. */
export function wasAnswered(address: string): boolean {
  const timing = performance.getEntriesByName?.(new URL(address, location.href).href).at(-1)
  return (timing as PerformanceResourceTiming | undefined)?.responseStatus === 200
}

export function kindOf(error: unknown): FailureKind {
  if (error instanceof Trouble) return error.kind
  if (error instanceof TooSlow) return 'slow'
  const { request, type } = (error ?? {}) as ChunkError
  if (/is not in the list/.test(String(error))) return 'refused'
  if (!request) return 'start-threw'
  if (type === 'timeout') return 'slow'
  if (type === 'missing') return 'start-threw'
  return wasAnswered(request) ? 'refused' : 'fetch'
}

/** A network may be better the next moment; what is broken in itself gets one more chance under a fresh address. */
export const mayRetry = (error: unknown, number: number): boolean => {
  const kind = kindOf(error)
  if (kind === 'fetch' || kind === 'slow') return true
  return kind !== 'no-page' && number === 0
}

/** A script that throws while it starts is a failure of its release, not an error of the page. */
export async function catching<T>(base: string, work: () => Promise<T>): Promise<T> {
  const folder = new URL(base, location.href).href
  let thrown: string | null = null
  const listen = (event: ErrorEvent) => {
    if (!event.filename?.startsWith(folder)) return
    event.preventDefault()
    thrown = event.message
  }
  addEventListener('error', listen)
  try {
    return await work()
  } catch (error) {
    throw thrown === null ? error : new Trouble('start-threw', thrown)
  } finally {
    removeEventListener('error', listen)
  }
}
