import { RankingView } from './ranking-view'

export default function OrganisationRankingPage() {
  return <RankingView of="organisation" />
}
