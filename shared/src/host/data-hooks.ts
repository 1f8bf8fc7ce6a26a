import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@plaza/shared/query'
import { useCallback, useRef } from 'react'
import type { AnyEndpoint, DataOf, InputOf, Page } from '../api'
import { useHost } from './connection'
import type { Action, Failure, PagedResource, Resource } from './resource'

/** Key of an endpoint's answer in the data cache; the server inlines first answers under the same key. */
export function keyOf(endpoint: Pick<AnyEndpoint, 'id'>, input: unknown = {}): readonly unknown[] {
  return [endpoint.id, input]
}

const PAGES = 'pages'

/** The same of a list that is read page by page, which is cached in another shape. */
export const pagesKeyOf = (endpoint: Pick<AnyEndpoint, 'id'>, input: unknown = {}): readonly unknown[] => [
  ...keyOf(endpoint, input),
  PAGES,
]
/** Every cached list of an endpoint that is read page by page, whatever its input. */
export const pagesOf = ({ id }: Pick<AnyEndpoint, 'id'>) => ({
  queryKey: [id],
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === PAGES,
})

interface Options {
  /** False: nothing is asked yet. */
  enabled?: boolean
  /** Milliseconds during which an answer counts as fresh; 30,000 unless told. */
  freshMs?: number
}

/** The answer of an endpoint, from the cache at once and refreshed behind it. */
export function useResource<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Options = {},
): Resource<DataOf<E>> {
  const host = useHost()
  const query = useQuery<DataOf<E>, Failure>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => host.request(endpoint, input, { signal, inPlace: true }),
    enabled: options.enabled ?? true,
    ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
  })
  return {
    data: query.data,
    failed: query.error,
    pending: query.isPending && (options.enabled ?? true),
    refreshing: query.isRefetching,
    refresh: useRefresh(query.refetch),
  }
}

/** The same function in each render: an effect may name it. */
const useRefresh = (refetch: () => Promise<unknown>) =>
  useCallback(async () => {
    await refetch()
  }, [refetch])

type ItemOf<E extends AnyEndpoint> = DataOf<E> extends { list: (infer Item)[] } ? Item : never
const pageOf = <E extends AnyEndpoint>(answer: DataOf<E>) => answer as Page<ItemOf<E>>

/** A list that comes page by page by the `cursor` of its endpoint. */
export function usePaged<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Options = {},
): PagedResource<ItemOf<E>, DataOf<E>> {
  const host = useHost()
  const query = useInfiniteQuery<
    DataOf<E>,
    Failure,
    InfiniteData<DataOf<E>, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: pagesKeyOf(endpoint, input),
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
    refresh: useRefresh(query.refetch),
  }
}

interface ActionOptions<E extends AnyEndpoint> {
  onDone?: (data: DataOf<E>, input: InputOf<E>) => void
  /** Endpoints whose cached answers are asked again afterwards, whatever their input. */
  refreshes?: readonly Pick<AnyEndpoint, 'id'>[]
}

/** Product spec, section 9: throttle. */
const THROTTLE_MS = 500

/**
 * A call that changes something: one at a time; a second tap is ignored meanwhile, and for half a second from the first
 * where it would do the same again. A failure has been told to the person, who may try again at once.
 */
export function useAction<E extends AnyEndpoint>(
  endpoint: E,
  options: ActionOptions<E> = {},
): Action<InputOf<E>, DataOf<E>> {
  const host = useHost()
  const client = useQueryClient()
  const running = useRef(false)
  const done = useRef({ key: '', at: 0 })
  const mutation = useMutation<DataOf<E>, Failure, InputOf<E>>({
    mutationFn: (input) => host.request(endpoint, input),
    onSuccess: (data, input) => {
      for (const { id } of options.refreshes ?? []) void client.invalidateQueries({ queryKey: [id] })
      options.onDone?.(data, input)
    },
  })
  return {
    busy: mutation.isPending,
    failed: mutation.error,
    run: async (input) => {
      const key = JSON.stringify(input)
      const at = performance.now()
      if (running.current || (done.current.key === key && at - done.current.at < THROTTLE_MS)) return undefined
      running.current = true
      try {
        const data = await mutation.mutateAsync(input)
        done.current = { key, at }
        return data
      } catch {
        return undefined
      } finally {
        running.current = false
      }
    },
  }
}

/** Changes a cached answer in place (an optimistic mark, the answer of an action). */
export function useCached<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  return (input: InputOf<E>, change: (data: DataOf<E>) => DataOf<E>) =>
    client.setQueryData<DataOf<E>>(keyOf(endpoint, input), (data) => (data === undefined ? data : change(data)))
}
