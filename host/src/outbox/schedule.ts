import { createBackoff } from '../browser/backoff'
import type { SendVerdict } from './verdict'

const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 300_000

/** Runs deliveries one after another, and again after growing pauses while something waits for the server. */
export function createSchedule(deliver: () => Promise<SendVerdict | null>) {
  const backoff = createBackoff(FIRST_PAUSE_MS, MAX_PAUSE_MS)
  let running: Promise<void> | null = null
  let again = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    clearTimeout(timer)
    let verdict: SendVerdict | null = null
    do {
      again = false
      verdict = await deliver().catch((): SendVerdict => ({ do: 'wait' }))
    } while (again)
    running = null
    if (verdict?.do === 'wait') timer = setTimeout(now, Math.max(verdict.pauseMs ?? 0, backoff.nextMs()))
    else backoff.reset()
  }

  /** Delivers at once; resolves when it is over. */
  function now(): Promise<void> {
    if (running) again = true
    else running = run()
    return running ?? Promise.resolve()
  }

  return {
    now,
    /** The network is back, or somebody logged in: delivers at once, and the pauses begin anew. */
    afresh(): void {
      backoff.reset()
      void now()
    },
  }
}
