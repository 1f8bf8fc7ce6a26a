import type { QueueChange, QueueChangeBody, QueueName, QueueResult } from '@plaza/shared/operations'
import { useRef, useState } from 'react'
import { asFailure, send } from '../calls/call'
import { useSession } from '../session/session'

export interface QueueSender {
  busy: boolean
  /** Why the server refused the whole call. */
  refusal: string | null
  clear(): void
  run<C extends QueueChange>(change: C, body: QueueChangeBody<C>): Promise<boolean>
}

/** Sends one change of a queue at a time; others are ignored meanwhile. */
export function useQueueChange(queue: QueueName, onDone: (result: QueueResult) => void): QueueSender {
  const { expire } = useSession()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef(false)

  async function run<C extends QueueChange>(change: C, body: QueueChangeBody<C>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setRefusal(null)
    try {
      onDone(await send<QueueResult>(`queue/${queue}/${change}`, body))
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
