import type { Circle } from '@plaza/shared/api'
import { useHost, useHydrated } from '@plaza/shared/host'
import { useState } from 'react'
import { isClosed } from '../../circle/circle.model'
import { RulesSheet } from '../../circle/rules-sheet'
import { useRulesAgreement } from '../../circle/use-rules-agreement'

/** The rules before the first post, also for users who open the form by its address; the way back for who may not write. */
export function FirstRules({ circle }: { circle: Circle }) {
  const host = useHost()
  const rules = useRulesAgreement(circle)
  const [done, finish] = useState(false)
  const hydrated = useHydrated()
  const agree = () => {
    rules.agree()
    finish(true)
  }
  if (isClosed(circle)) return <RulesSheet circle={circle} open={hydrated} closed onClose={host.back} />
  return <RulesSheet circle={circle} open={hydrated && !done && !rules.agreed()} onClose={host.back} onAgree={agree} />
}
