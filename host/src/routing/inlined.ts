import { keyOf } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import type { InlinedAnswer } from '@plaza/shared/remotes'

/** Puts the first answers that came with the HTML into the data cache, as if the page had asked for them. */
export function fillCache(client: QueryClient, answers: readonly InlinedAnswer[]): void {
  for (const { endpoint, input, paged, data } of answers) {
    client.setQueryData(keyOf({ id: endpoint }, input), paged ? { pages: [data], pageParams: [null] } : data)
  }
}
