import { useHost } from '@plaza/shared/host'
import { useState } from 'react'

const keyOf = (circle: string) => `circle-rules.${circle}`

/** Whether this device's owner has read a circle's rules; they stand before the first post, however one comes to it. */
export function useRulesAgreed(circle: string): [agreed: boolean, agree: () => void] {
  const { drafts } = useHost()
  const [agreedNow, setAgreed] = useState(false)
  const agree = () => {
    drafts.keep(keyOf(circle), true)
    setAgreed(true)
  }
  return [agreedNow || drafts.read(keyOf(circle)) === true, agree]
}
