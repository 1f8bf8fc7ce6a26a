const RESTART_MS = 500
const SLOWEST_RESTART_MS = 30_000

/**
 * Schedules the next start of a process: at once after a success, with a growing delay after failures, one at a time.
 */
export function createRestarts(start: () => void) {
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  return {
    record(succeeded: boolean): void {
      failures = succeeded ? 0 : failures + 1
    },
    isDelayed: () => failures > 0,
    isScheduled: () => timer !== undefined,
    schedule(): void {
      const delayMs = Math.min(RESTART_MS * 2 ** failures, SLOWEST_RESTART_MS)
      timer = setTimeout(() => {
        timer = undefined
        start()
      }, delayMs).unref()
    },
    cancel: () => clearTimeout(timer),
  }
}
