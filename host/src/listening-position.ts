import { keyOf } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import { listeningPositions } from './storage/listening-positions'

/** A sound counts as finished this many seconds before its end. */
export const END_MARGIN_S = 5

interface HistoryRow {
  content: { id: string }
  seconds: number | null
  viewed_at: string
}
interface HistoryPage {
  list: readonly HistoryRow[]
}

/** History rows fetched in this visit, which include other devices. */
const historyRows = (client: QueryClient): HistoryRow[] =>
  client
    .getQueriesData<HistoryPage | { pages: readonly HistoryPage[] }>({
      queryKey: keyOf({ id: 'histories.list' }).slice(0, 1),
    })
    .flatMap(([, data]) => (data ? ('pages' in data ? data.pages : [data]) : []))
    .flatMap(({ list }) => list)

/** Where a sound resumes: the newest position known to this device or the history; 0 if it was finished. */
export function positionOf(client: QueryClient, { id, duration }: { id: string; duration: number | null }): number {
  const positions = historyRows(client)
    .filter(({ content, seconds }) => content.id === id && seconds !== null)
    .map(({ seconds, viewed_at }) => ({ seconds: seconds ?? 0, at: Date.parse(viewed_at) }))
  const kept = listeningPositions.find(id)
  const newest = [...positions, ...(kept ? [kept] : [])].sort((a, b) => b.at - a.at)[0]
  const seconds = newest?.seconds ?? 0
  return duration && seconds >= duration - END_MARGIN_S ? 0 : seconds
}
