import { oneOf, useQueryState } from '@plaza/shared/host'
import { RankingView } from './ranking-view'

/** Rankings of teams and of volunteers, who have no address of their own. */
export default function TeamRankingPage() {
  const [{ of }] = useQueryState({ of: oneOf(['team', 'volunteer']) })
  return <RankingView key={of} of={of} />
}
