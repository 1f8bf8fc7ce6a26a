import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session'
import { asFailure, type CallFailure, read } from './call'
import { useLine } from './use-line'

const POLL_MS = 15_000

export interface PolledData<T> {
  /** The newest data, kept after a failed call. */
  data: T | undefined
  failure: CallFailure | null
  /** Time of `data` in ms since the epoch. */
  at: number | null
  refresh(): void
  /** Sets data from another call; a pending answer is dropped. */
  put(data: T): void
}

type PolledCache<T> = Readonly<Record<string, Pick<PolledData<T>, 'data' | 'failure' | 'at'>>>
const nothing = { data: undefined, failure: null, at: null }

/**
 * Keeps the data of an address fresh while the page is visible: by its line of server-sent events, and every 15 seconds
 * without one.
 */
export function usePolled<T>(path: string, line?: string): PolledData<T> {
  const { expired, expire } = useSession()
  const [kept, setKept] = useState<PolledCache<T>>({})
  const turn = useRef(0)

  const put = useCallback(
    (data: T) => {
      turn.current++
      setKept((all) => ({ ...all, [path]: { data, failure: null, at: Date.now() } }))
    },
    [path],
  )
  const refresh = useCallback(async () => {
    const mine = ++turn.current
    try {
      const data = await read<T>(path)
      if (mine === turn.current) put(data)
    } catch (error) {
      const failure = asFailure(error)
      if (failure.kind === 'expired') expire()
      if (mine === turn.current) setKept((all) => ({ ...all, [path]: { ...(all[path] ?? nothing), failure } }))
    }
  }, [path, put, expire])

  const isLineOpen = useRef<() => boolean>(() => false)
  isLineOpen.current = useLine(expired ? undefined : line, () => {
    if (document.visibilityState === 'visible') void refresh()
  })

  useEffect(() => {
    if (expired) return
    const look = () => document.visibilityState === 'visible' && void refresh()
    look()
    const timer = setInterval(() => isLineOpen.current() || look(), POLL_MS)
    document.addEventListener('visibilitychange', look)
    // A lost network is said at once.
    window.addEventListener('offline', look)
    window.addEventListener('online', look)
    return () => {
      turn.current++
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('offline', look)
      window.removeEventListener('online', look)
    }
  }, [expired, refresh])

  return { ...(kept[path] ?? nothing), refresh, put }
}
