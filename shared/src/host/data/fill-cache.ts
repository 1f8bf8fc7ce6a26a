import type { QueryClient } from '@plaza/shared/query'
import type { InlinedAnswer } from '../../remotes/boot'
import { keyOf, pagesKeyOf } from './data-hooks'

/** Puts the answers inlined in the HTML into the data cache, as if the page had requested them. */
export function fillCache(client: QueryClient, answers: readonly InlinedAnswer[]): void {
  for (const { endpoint, input, paged, data } of answers) {
    if (paged) client.setQueryData(pagesKeyOf({ id: endpoint }, input), { pages: [data], pageParams: [null] })
    else client.setQueryData(keyOf({ id: endpoint }, input), data)
  }
}
