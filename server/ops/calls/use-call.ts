import { useRef, useState } from 'react'
import { useSession } from '../session/session'
import { asFailure } from './call'

export interface PendingCall {
  busy: boolean
  /** Why it failed; null before and during the next one. */
  refusal: string | null
  clear(): void
  /** Whether it succeeded. */
  run(call: () => Promise<void>): Promise<boolean>
}

/** Sends one call at a time; others are ignored meanwhile. An ended session leads to the login. */
export function useCall(): PendingCall {
  const { expire } = useSession()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef(false)

  async function run(call: () => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await call()
      return true
    } catch (error) {
      const failure = asFailure(error)
      setRefusal(failure.message)
      if (failure.kind === 'expired') expire()
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, refusal, run, clear: () => setRefusal(null) }
}
