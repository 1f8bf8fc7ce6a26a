import { QueryClient } from '@plaza/shared/query'

/** Milliseconds. */
const FRESH_MS = 30_000
const GC_MS = 30 * 60_000

/** The one data cache: an answer is shown at once and refreshed behind the page; the pipeline does the retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, gcTime: GC_MS, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
