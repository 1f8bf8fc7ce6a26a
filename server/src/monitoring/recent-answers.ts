import { MINUTE_MS } from '@plaza/shared/format'
import type { ServerReport } from '@plaza/shared/operations'

const MINUTES = 5
const SLOW_SECONDS = 1

type Sums = Pick<ServerReport, 'answers' | 'failed' | 'slow'>
const noAnswers: Sums = { answers: 0, failed: 0, slow: 0 }

/** Counts answers by minute, and sums those of the last five minutes. `now`: ms since the epoch. */
export function createRecentAnswers(now: () => number = Date.now) {
  const byMinute = new Map<number, Sums>()
  const minute = () => Math.floor(now() / MINUTE_MS)
  const oldest = () => minute() - MINUTES + 1
  return {
    note(status: number, seconds: number): void {
      const sums = byMinute.get(minute()) ?? noAnswers
      byMinute.set(minute(), {
        answers: sums.answers + 1,
        failed: sums.failed + Number(status >= 500),
        slow: sums.slow + Number(seconds > SLOW_SECONDS),
      })
      for (const one of byMinute.keys()) if (one < oldest()) byMinute.delete(one)
    },
    sums(): Sums {
      const recent = [...byMinute].filter(([one]) => one >= oldest()).map(([, sums]) => sums)
      return recent.reduce(
        (all, { answers, failed, slow }) => ({
          answers: all.answers + answers,
          failed: all.failed + failed,
          slow: all.slow + slow,
        }),
        noAnswers,
      )
    },
  }
}
