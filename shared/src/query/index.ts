/**
 * The part of TanStack Query that we use. Owned by the host and shared by its name through Module Federation, so that
 * there is one data cache; sharing the package itself would switch its tree-shaking off.
 */
export {
  type InfiniteData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
