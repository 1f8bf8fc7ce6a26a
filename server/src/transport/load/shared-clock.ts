/**
 * Measures tasks that run at once: each is charged its share of the time that passes, since they share the processors. The
 * sum over all tasks is never more than the time that has passed.
 */
export function createSharedClock(now: () => number = () => performance.now()) {
  let running = 0
  /** Time that a task would have been charged that ran since the start. */
  let share = 0
  let readAt = now()

  function read(): number {
    const at = now()
    if (running > 0) share += (at - readAt) / running
    readAt = at
    return share
  }

  return async <T>(task: () => Promise<T>, onEnd: (ms: number) => void): Promise<T> => {
    const begun = read()
    running++
    try {
      return await task()
    } finally {
      onEnd(read() - begun)
      running--
    }
  }
}
