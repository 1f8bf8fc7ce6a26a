import { useState } from 'react'
import { useHost } from '../../host'

/** Faults of a draft, in the order of its fields. They are shown from the first attempt to send it, each until it is fixed. */
export function useFaults<F extends string>(found: readonly F[], text: Readonly<Record<F, () => string>>) {
  const { ui } = useHost()
  const [told, setTold] = useState<readonly F[]>([])
  return {
    faults: found.filter((fault) => told.includes(fault)),
    /** Whether the draft may be sent; otherwise says what is missing first. */
    check(): boolean {
      setTold(found)
      const [first] = found
      if (first) ui.toast(text[first]())
      return first === undefined
    },
  }
}
