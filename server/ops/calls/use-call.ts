import { useRef, useState } from 'react'
import { useSession } from '../session/session'
import { asFailure, type CallFailure, type RefusedField } from './call'

export interface PendingCall {
  busy: boolean
  /** Why it failed; null before and during the next one. */
  refusal: string | null
  /** The field that the server refused. */
  field: RefusedField | null
  clear(): void
  /** Whether it succeeded. */
  run(call: () => Promise<void>): Promise<boolean>
}

/** Sends one call at a time; others are ignored meanwhile. An ended session leads to the login. */
export function useCall(): PendingCall {
  const { expire } = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const running = useRef(false)

  async function run(call: () => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await call()
      return true
    } catch (error) {
      const failed = asFailure(error)
      setFailure(failed)
      if (failed.kind === 'expired') expire()
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    busy,
    refusal: failure?.message ?? null,
    field: failure?.field ?? null,
    run,
    clear: () => setFailure(null),
  }
}
