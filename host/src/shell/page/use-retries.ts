import { useEffect, useRef } from 'react'
import { running } from '../../running.store'
import type { ProblemKind } from './problem'

/** Seconds between the automatic retries of a panel. */
const PAUSES_S = [5, 15, 60] as const

interface RetryOptions {
  kind: ProblemKind
  busy: boolean
  /** Increases with each attempt. */
  round: number
  retry: () => void
}

/**
 * Retries a failed page when the network or the user returns, after a newer registry document, and after increasing
 * pauses. A page that threw is only retried after a registry change, because the same code would throw again.
 */
export function useRetries({ kind, busy, round, retry }: RetryOptions): void {
  const newest = useRef(retry)
  newest.current = retry
  const tries = useRef(0)
  const wasLeft = useRef(false)

  useEffect(() => {
    const again = () => newest.current()
    const { serial } = running.getState()
    const stop = running.subscribe((state) => state.serial !== serial && again())
    const seen = () => document.visibilityState === 'visible' && again()
    const mayHeal = kind === 'failed'
    if (mayHeal && wasLeft.current) again()
    if (mayHeal) addEventListener('online', again)
    if (mayHeal) document.addEventListener('visibilitychange', seen)
    return () => {
      wasLeft.current = true
      stop()
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [kind])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause begins with every round
  useEffect(() => {
    if (busy || kind !== 'failed') return
    const pause = PAUSES_S[Math.min(tries.current++, PAUSES_S.length - 1)] ?? 60
    const timer = setTimeout(() => newest.current(), pause * 1000)
    return () => clearTimeout(timer)
  }, [busy, kind, round])
}
