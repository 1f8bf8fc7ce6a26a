import type { Circle } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { useState } from 'react'
import { useRules } from '../../circle/rules-agreed'
import { RulesSheet } from '../../circle/rules-sheet'

/** The rules before the first post, also for who came here by a link. */
export function FirstRules({ circle }: { circle: Circle }) {
  const host = useHost()
  const rules = useRules(circle.id)
  const [open, show] = useState(() => !rules.agreed() && circle.rules.length > 0)
  const agree = () => {
    rules.agree()
    show(false)
  }
  return <RulesSheet circle={circle} open={open} onClose={host.back} onAgree={agree} />
}
