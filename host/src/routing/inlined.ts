import { keyOf, pagesKeyOf } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import type { InlinedAnswer } from '@plaza/shared/remotes'

/**
 * Puts the first answers that came with the HTML into the data cache, as if the page had asked for them. They are a
 * guest's: where a token is kept they are shown at once and asked again, for the person's own marks.
 */
export function fillCache(client: QueryClient, answers: readonly InlinedAnswer[], loggedIn: boolean): void {
  for (const { endpoint, input, paged, data } of answers) {
    if (paged) client.setQueryData(pagesKeyOf({ id: endpoint }, input), { pages: [data], pageParams: [null] })
    else client.setQueryData(keyOf({ id: endpoint }, input), data)
  }
  if (loggedIn) void client.invalidateQueries({ refetchType: 'none' })
}
