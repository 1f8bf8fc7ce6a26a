import type { Circle } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { useRulesAgreed } from '../../circle/rules-agreed'
import { RulesSheet } from '../../circle/rules-sheet'

/** The rules before the first post, also for who came here by a link. */
export function FirstRules({ circle }: { circle: Circle }) {
  const host = useHost()
  const [agreed, agree] = useRulesAgreed(circle.id)
  return <RulesSheet circle={circle} open={!agreed && circle.rules.length > 0} onClose={host.back} onAgree={agree} />
}
