import type { LogEntry, OperationsLog } from '@plaza/shared/operations'
import { useRef, useState } from 'react'
import { asFailure, read } from '../calls/call'
import { type PolledData, usePolled } from '../calls/use-polled'
import { useSession } from '../session/session'

interface OlderEntries {
  list: readonly LogEntry[]
  /** undefined before the first page was requested. */
  next: number | null | undefined
}

export interface Log {
  newest: PolledData<OperationsLog>
  list: readonly LogEntry[]
  hasOlder: boolean
  busy: boolean
  failure: string | null
  older(): Promise<void>
}

/** Polls the newest page; older pages are added below and never change. */
export function useLog(query: string): Log {
  const { expire } = useSession()
  const newest = usePolled<OperationsLog>(query ? `log?${query}` : 'log')
  const [past, setPast] = useState<OlderEntries>({ list: [], next: undefined })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const next = past.next === undefined ? (newest.data?.next ?? null) : past.next
  const fresh = newest.data?.list ?? []
  const known = new Set(past.list.map(({ id }) => id))

  async function older(): Promise<void> {
    if (running.current || next === null) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      const page = await read<OperationsLog>(`log?${query ? `${query}&` : ''}before=${next}`)
      const shown = past.next === undefined ? fresh : []
      setPast((before) => ({ list: [...before.list, ...shown, ...page.list], next: page.next }))
    } catch (error) {
      const found = asFailure(error)
      if (found.kind === 'expired') expire()
      setFailure(found.message)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const list = [...fresh.filter(({ id }) => !known.has(id)), ...past.list]
  return { newest, list, hasOlder: next !== null, busy, failure, older }
}
