interface Flight<T> {
  since: number
  over: Promise<T>
  abort: AbortController
}

interface JoinOptions {
  /** A user waits: a call that hangs is replaced by a new one. */
  urgent?: boolean | undefined
  /** Called when a hanging call is abandoned. */
  onHung?: (() => void) | undefined
}

/** Age in milliseconds at which a call counts as hanging for an urgent caller. */
const HUNG_MS = 500

/** Lets concurrent callers with the same key share one call. */
export function createSingleFlight<T>() {
  const flights = new Map<string, Flight<T>>()

  /** The pending call; null if there is none or it was abandoned. */
  function join(key: string, { urgent = false, onHung }: JoinOptions = {}): Promise<T> | null {
    const flight = flights.get(key)
    if (!flight) return null
    if (!urgent || performance.now() - flight.since <= HUNG_MS) return flight.over
    flights.delete(key)
    flight.abort.abort()
    onHung?.()
    return null
  }

  /** Joins the pending call or starts one. Its signal aborts when it ends or is abandoned. */
  function share(key: string, start: (signal: AbortSignal) => Promise<T>, options?: JoinOptions): Promise<T> {
    const joined = join(key, options)
    if (joined) return joined
    const abort = new AbortController()
    const over = start(abort.signal).finally(() => {
      if (flights.get(key)?.abort === abort) flights.delete(key)
      abort.abort()
    })
    flights.set(key, { since: performance.now(), over, abort })
    return over
  }

  return {
    join,
    share,
    isEmpty: () => flights.size === 0,
    /** Later callers start new calls; pending ones continue for their callers. */
    forget: () => flights.clear(),
  }
}
