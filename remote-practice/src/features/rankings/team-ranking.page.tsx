import { oneOf, useQueryState } from '@plaza/shared/host'
import { rankedBys } from './ranked-by'
import { RankingView } from './ranking-view'

/** Rankings of teams and of volunteers, who have no address of their own. */
export default function TeamRankingPage() {
  const [{ of, by }] = useQueryState({ of: oneOf(['team', 'volunteer']), by: oneOf(rankedBys) })
  const isBySize = of === 'team' && by === 'members'
  return <RankingView key={of} of={of} by={isBySize ? 'members' : 'hours'} />
}
