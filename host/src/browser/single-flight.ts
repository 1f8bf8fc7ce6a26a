interface Flight<T> {
  since: number
  over: Promise<T>
  abort: AbortController
}

interface JoinOptions {
  /** A person waits: a call that hangs is given up for a new one. */
  urgent?: boolean | undefined
  /** A call that hung was given up. */
  onHung?: (() => void) | undefined
}

/** Milliseconds after which a call counts as hung for a person who waits. */
const HUNG_MS = 500

/** Lets callers that ask for the same at once share one call. */
export function createSingleFlight<T>() {
  const flights = new Map<string, Flight<T>>()

  /** The call under way; null where there is none, or where it was given up as hung. */
  function join(key: string, { urgent = false, onHung }: JoinOptions = {}): Promise<T> | null {
    const flight = flights.get(key)
    if (!flight) return null
    if (!urgent || performance.now() - flight.since <= HUNG_MS) return flight.over
    flights.delete(key)
    flight.abort.abort()
    onHung?.()
    return null
  }

  /** Joins the call under way, else starts one. Its signal aborts when it is over or was given up. */
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
    /** Later callers start anew; those under way run on for the callers that they have. */
    forget: () => flights.clear(),
  }
}
