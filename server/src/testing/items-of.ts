import type { AnyEndpoint, DataOf, InputOf, Page } from '@plaza/shared/api'
import type { TestPerson, TestServer } from './test-server'

type ItemOf<E extends AnyEndpoint> = DataOf<E> extends { list: (infer Item)[] } ? Item : never

/** All items of a list, read in pages of this size. */
export async function itemsOf<E extends AnyEndpoint>(
  server: TestServer,
  endpoint: E,
  input: InputOf<E>,
  pageSize: number,
  person?: TestPerson,
): Promise<ItemOf<E>[]> {
  const items: ItemOf<E>[] = []
  let cursor: string | null = null
  do {
    const query: object = { ...input.query, page_size: pageSize, ...(cursor && { cursor }) }
    const page: Page<ItemOf<E>> = (await server.data(endpoint, { ...input, query } as InputOf<E>, person)) as never
    items.push(...page.list)
    cursor = page.next
  } while (cursor)
  return items
}
