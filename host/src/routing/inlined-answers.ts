import { fillCache } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import type { InlinedAnswer } from '@plaza/shared/remotes'

/**
 * Takes the first answers that came with the HTML. They are a guest's: where a token is kept they are shown at once and
 * asked again, for the person's own marks.
 */
export function cacheInlinedAnswers(client: QueryClient, answers: readonly InlinedAnswer[], loggedIn: boolean): void {
  fillCache(client, answers)
  if (loggedIn) void client.invalidateQueries({ refetchType: 'none' })
}
