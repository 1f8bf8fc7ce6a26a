export * from './api'
export { connectHost, hostNow, useHost } from './connection'
export { keyOf, pagesKeyOf, pagesOf, useCached, usePaged, useResource } from './data-hooks'
export { openOverlay } from './overlay'
export * from './player'
export { anyText, isoDate, oneOf, optional, type QueryState, useQueryState } from './query-state'
export { useReselect } from './reselect'
export type { Action, Failure, PagedResource, Resource } from './resource'
export {
  usePlayer,
  usePlayerProgress,
  useReadable,
  useSession,
  useSessionUser,
  useSettings,
  useSite,
} from './state-hooks'
export { useAction } from './use-action'
export { useHydrated, useKept } from './use-hydrated'
export { likeAfter, useMark } from './use-mark'
export { useNow } from './use-now'
