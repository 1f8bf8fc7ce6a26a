import type { Circle } from '@plaza/shared/api'
import { useHost, useHydrated } from '@plaza/shared/host'
import { useState } from 'react'
import { RulesSheet } from '../../circle/rules-sheet'
import { useRulesAgreement } from '../../circle/use-rules-agreement'

/** The rules before the first post, also for users who open the form by its address. */
export function FirstRules({ circle }: { circle: Circle }) {
  const host = useHost()
  const rules = useRulesAgreement(circle.id)
  const [done, finish] = useState(false)
  const open = useHydrated() && !done && circle.rules.length > 0 && !rules.agreed()
  const agree = () => {
    rules.agree()
    finish(true)
  }
  return <RulesSheet circle={circle} open={open} onClose={host.back} onAgree={agree} />
}
