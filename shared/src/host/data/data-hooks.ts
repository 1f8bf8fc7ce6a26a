import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@plaza/shared/query'
import { useCallback, useRef } from 'react'
import type { AnyEndpoint, DataOf, InputOf, Page } from '../../api'
import { useHost } from '../connection'
import type { Failure, PagedResource, Resource } from './resource'

/** Key of an endpoint's answer in the data cache; the server inlines first answers under the same key. */
export function keyOf(endpoint: Pick<AnyEndpoint, 'id'>, input: unknown = {}): readonly unknown[] {
  return [endpoint.id, input]
}

const PAGES = 'pages'

/** Key of a paged list, which is cached in another shape. */
export const pagesKeyOf = (endpoint: Pick<AnyEndpoint, 'id'>, input: unknown = {}): readonly unknown[] => [
  ...keyOf(endpoint, input),
  PAGES,
]
/** Query filter for all cached pages of an endpoint's lists, whatever their input. */
export const pagesOf = ({ id }: Pick<AnyEndpoint, 'id'>) => ({
  queryKey: [id],
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === PAGES,
})

interface QueryOptions {
  /** False delays the request. */
  enabled?: boolean
  /** Milliseconds for which an answer counts as fresh; 30,000 by default. */
  freshMs?: number
}

/** The answer of an endpoint: from the cache at once, and revalidated in the background. */
export function useResource<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: QueryOptions = {},
): Resource<DataOf<E>> {
  const host = useHost()
  const queryKey = keyOf(endpoint, input)
  const query = useQuery<DataOf<E>, Failure>({
    queryKey,
    queryFn: ({ signal }) => host.request(endpoint, input, { signal, inPlace: true }),
    enabled: options.enabled ?? true,
    ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
  })
  return {
    data: query.data,
    failed: query.error,
    pending: query.isPending && (options.enabled ?? true),
    refreshing: query.isRefetching,
    refresh: useRefresh(queryKey, query.refetch),
  }
}

/**
 * A stable function, so an effect may depend on it. A pending first request is cancelled and sent again, because users
 * retry calls that hang.
 */
function useRefresh(queryKey: readonly unknown[], refetch: () => Promise<{ isError: boolean }>) {
  const client = useQueryClient()
  const key = useRef(queryKey)
  key.current = queryKey
  return useCallback(async () => {
    const exact = { queryKey: key.current, exact: true }
    if (client.getQueryData(key.current) === undefined) await client.cancelQueries(exact)
    return !(await refetch()).isError
  }, [client, refetch])
}

type ItemOf<E extends AnyEndpoint> = DataOf<E> extends { list: (infer Item)[] } ? Item : never
const pageOf = <E extends AnyEndpoint>(answer: DataOf<E>) => answer as Page<ItemOf<E>>

/** A list that loads page by page with its endpoint's `cursor`. */
export function usePaged<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: QueryOptions = {},
): PagedResource<ItemOf<E>, DataOf<E>> {
  const host = useHost()
  const queryKey = pagesKeyOf(endpoint, input)
  const query = useInfiniteQuery<
    DataOf<E>,
    Failure,
    InfiniteData<DataOf<E>, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const given = input as { query?: Record<string, unknown> }
      const next = pageParam === null ? given : { ...given, query: { ...given.query, cursor: pageParam } }
      return host.request(endpoint, next as InputOf<E>, { signal, inPlace: true })
    },
    initialPageParam: null,
    getNextPageParam: (page) => pageOf<E>(page).next,
    enabled: options.enabled ?? true,
  })
  return {
    items: query.data?.pages.flatMap((page) => pageOf<E>(page).list) ?? [],
    first: query.data?.pages[0],
    failed: query.error,
    pending: query.isPending && (options.enabled ?? true),
    refreshing: query.isRefetching && !query.isFetchingNextPage,
    more: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
    refresh: useRefresh(queryKey, query.refetch),
  }
}

/** Updates a cached answer in place (an optimistic mark, the answer of an action). */
export function useCached<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  return (input: InputOf<E>, change: (data: DataOf<E>) => DataOf<E>) => {
    const queryKey = keyOf(endpoint, input)
    client.setQueryData<DataOf<E>>(queryKey, (data) => (data === undefined ? data : change(data)))
    // An answer in flight is older than the change and would revert it.
    const isCached = client.getQueryData(queryKey) !== undefined
    if (isCached && client.isFetching({ queryKey, exact: true }) > 0)
      void client.invalidateQueries({ queryKey, exact: true })
  }
}
