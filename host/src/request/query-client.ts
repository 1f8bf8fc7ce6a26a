import { MINUTE_MS } from '@plaza/shared/format'
import { QueryClient } from '@plaza/shared/query'

const FRESH_MS = 30_000
const GC_MS = 30 * MINUTE_MS

/** The data cache: a cached answer is shown at once and revalidated in the background; the pipeline retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, gcTime: GC_MS, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Forgets every answer. Parts that stay in the page ask again when their queries are invalidated. */
export function forgetAnswers(): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) {
    if (query.getObserversCount() > 0) query.reset()
    else cache.remove(query)
  }
}
