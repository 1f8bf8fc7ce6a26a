import { WireError } from './transport'

interface Flight {
  promise: Promise<unknown>
  waiting: number
  abort(): void
}

/** Lets identical calls in flight share one; it is aborted when nobody waits for it any more. */
export function collapser() {
  const flights = new Map<string, Flight>()

  return function share<T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const flight = flights.get(key) ?? take(key, start)
    flight.waiting += 1
    if (!signal) return flight.promise as Promise<T>
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          if (flights.get(key) === flight) flights.delete(key)
          flight.abort()
        }
        reject(new WireError('aborted'))
      }
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      const done = () => signal.removeEventListener('abort', leave)
      ;(flight.promise as Promise<T>).then(resolve, reject).finally(done)
    })
  }

  function take(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController()
    const flight: Flight = { promise: start(controller.signal), waiting: 0, abort: () => controller.abort() }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.promise.then(land, land)
    return flight
  }
}
