/**
 * The part of TanStack Query that we use. The host owns it and shares it by this name through Module Federation, so
 * that there is one data cache; sharing the package itself would disable its tree-shaking.
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
