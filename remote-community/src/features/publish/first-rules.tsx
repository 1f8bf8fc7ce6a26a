import type { Circle } from '@plaza/shared/api'
import { useHost, useHydrated } from '@plaza/shared/host'
import { useState } from 'react'
import { RulesSheet } from '../../circle/rules-sheet'
import { useCircleEntry } from '../../circle/use-circle-entry'

/** The rules before the first post, also for users who open the form by its address. */
export function FirstRules({ circle }: { circle: Circle }) {
  const host = useHost()
  const entry = useCircleEntry(circle)
  const [done, finish] = useState(false)
  const open = useHydrated() && !done && !entry.isOpen()
  const agree = async () => finish(await entry.enter())
  return <RulesSheet circle={circle} open={open} joins={entry.joins} onClose={host.back} onAgree={agree} />
}
