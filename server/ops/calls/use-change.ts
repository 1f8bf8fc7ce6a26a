import type { ChangeBody, ChangeName, OperationsStatus } from '@plaza/shared/operations'
import { useRef, useState } from 'react'
import { useSession } from '../session/session'
import { asFailure, change } from './call'

export interface Change<N extends ChangeName> {
  busy: boolean
  /** Why the server refused; null before and during the call. */
  refusal: string | null
  run(body: ChangeBody<N>): Promise<void>
}

/** Sends one change at a time; others are ignored meanwhile. */
export function useChange<N extends ChangeName>(name: N, onDone: (status: OperationsStatus) => void): Change<N> {
  const { expire } = useSession()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef(false)

  async function run(body: ChangeBody<N>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(null)
    try {
      onDone(await change(name, body))
    } catch (error) {
      const failure = asFailure(error)
      setRefusal(failure.message)
      if (failure.kind === 'expired') expire()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, refusal, run }
}
