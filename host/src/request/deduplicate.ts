import { WireError } from './wire/transport'

interface InFlightCall {
  promise: Promise<unknown>
  waiting: number
  abort(): void
}

/** Identical calls in flight share one request, which is aborted when no caller waits for it any more. */
export function createDeduplicator() {
  const inFlight = new Map<string, InFlightCall>()

  return function share<T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const call = inFlight.get(key) ?? begin(key, start)
    call.waiting += 1
    if (!signal) return call.promise as Promise<T>
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        call.waiting -= 1
        if (call.waiting === 0) {
          if (inFlight.get(key) === call) inFlight.delete(key)
          call.abort()
        }
        reject(new WireError('aborted'))
      }
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      const done = () => signal.removeEventListener('abort', leave)
      ;(call.promise as Promise<T>).then(resolve, reject).finally(done)
    })
  }

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): InFlightCall {
    const controller = new AbortController()
    const call: InFlightCall = { promise: start(controller.signal), waiting: 0, abort: () => controller.abort() }
    inFlight.set(key, call)
    const settle = () => {
      if (inFlight.get(key) === call) inFlight.delete(key)
    }
    call.promise.then(settle, settle)
    return call
  }
}
