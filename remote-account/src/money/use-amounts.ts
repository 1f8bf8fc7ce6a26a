import { useHost, useKept } from '@plaza/shared/host'
import { useState } from 'react'

/** Name under which the device keeps that a person hides amounts. */
const HIDDEN = 'wallet-hidden'

export interface Amounts {
  hidden: boolean
  toggle: () => void
}

/** Whether amounts are shown on this device; chosen once for all pages. */
export function useAmounts(): Amounts {
  const { drafts } = useHost()
  const kept = useKept<boolean>(HIDDEN)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const hidden = chosen ?? kept === true
  return {
    hidden,
    toggle: () => {
      if (hidden) drafts.drop(HIDDEN)
      else drafts.keep(HIDDEN, true)
      setChosen(!hidden)
    },
  }
}
