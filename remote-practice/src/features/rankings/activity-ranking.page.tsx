import { RankingView } from './ranking-view'

export default function ActivityRankingPage() {
  return <RankingView of="activity" />
}
