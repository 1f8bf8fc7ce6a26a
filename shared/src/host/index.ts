export * from './api'
export { connectHost, hostNow, useHost } from './connection'
export { keyOf, pagesKeyOf, pagesOf, useAction, useCached, usePaged, useResource } from './data-hooks'
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
export { useHydrated, useKept } from './use-hydrated'
export { useNow } from './use-now'
