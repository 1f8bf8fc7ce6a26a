import { fillCache } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import type { InlinedAnswer } from '@plaza/shared/remotes'

/**
 * Caches the first answers from the HTML. They are a guest's: if a token is stored they are shown at once and
 * refetched, for the user's own marks.
 */
export function cacheInlinedAnswers(client: QueryClient, answers: readonly InlinedAnswer[], loggedIn: boolean): void {
  fillCache(client, answers)
  if (loggedIn) void client.invalidateQueries({ refetchType: 'none' })
}
