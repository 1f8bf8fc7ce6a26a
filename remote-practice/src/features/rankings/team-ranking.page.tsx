import { oneOf, useQueryState } from '@plaza/shared/host'
import { rankedBys } from './ranked-by'
import { RankingView } from './ranking-view'

/** Rankings of teams and of volunteers, who have no address of their own. */
export default function TeamRankingPage() {
  const [{ of, by }, change] = useQueryState({ of: oneOf(['team', 'volunteer']), by: oneOf(rankedBys) })
  if (of === 'volunteer') return <RankingView key={of} of={of} />
  return <RankingView key={of} of={of} by={by} onBy={(chosen) => change({ by: chosen })} />
}
