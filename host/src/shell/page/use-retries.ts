import { useEffect, useRef } from 'react'
import { running } from '../../running.store'
import type { ProblemKind } from './problem'

/** Seconds between the tries of a panel that nobody touches. */
const PAUSES_S = [5, 15, 60] as const

interface RetryOptions {
  kind: ProblemKind
  busy: boolean
  /** Rises with every try. */
  round: number
  retry: () => void
}

/**
 * Asks again for what could not be shown: when the network or the person comes back, be it from another page, when
 * another registry document was taken, and after ever longer pauses. What threw is only asked for anew where the registry
 * changed: the same would throw.
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
