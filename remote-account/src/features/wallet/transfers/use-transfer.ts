import { wallets } from '@plaza/shared/api'
import { useEvents, useResource } from '@plaza/shared/host'
import { useEffect, useState } from 'react'
import { nextAskMs } from './transfer.model'

const EVERY_MS = 60_000

/** A transfer, asked for again while it is under way: the server asks the provider each time. */
export function useTransfer(id: string) {
  const transfer = useResource(wallets.transferOne, { params: { id } }, { freshMs: 0 })
  const [asked, setAsked] = useState(0)
  const { refresh } = transfer
  useEvents('wallet', refresh, EVERY_MS)
  const pause = transfer.data ? nextAskMs(transfer.data.state, asked) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the pauses, equal ones too
  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => {
      if (!document.hidden && navigator.onLine) void refresh()
      setAsked((before) => before + 1)
    }, pause)
    return () => clearTimeout(timer)
  }, [pause, asked, refresh])
  return transfer
}
