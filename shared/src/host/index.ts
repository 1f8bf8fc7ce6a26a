export { anticipate } from './anticipate'
export * from './api'
export { connectHost, hostNow, useHost } from './connection'
export { keyOf, pagesKeyOf, pagesOf, useCached, usePaged, useResource } from './data/data-hooks'
export { fillCache } from './data/fill-cache'
export {
  anyText,
  isoDate,
  isoMonth,
  oneOf,
  optional,
  type QueryField,
  type QueryState,
  useQueryState,
} from './data/query-state'
export type { Action, Failure, PagedResource, Resource } from './data/resource'
export { type ActionOptions, useAction } from './data/use-action'
export { type Like, type LikeState, useLike } from './data/use-like'
export { likeAfter, useMark } from './data/use-mark'
export { useUndo } from './data/use-undo'
export { fetchCode } from './fetch-code'
export { openOverlay } from './overlay'
export * from './player'
export { useReselect } from './reselect'
export {
  usePlayer,
  usePlayerProgress,
  useReadable,
  useSession,
  useSessionUser,
  useSettings,
  useSite,
} from './state-hooks'
export { useChooseCity } from './use-choose-city'
export { useDebounced } from './use-debounced'
export { useDeployment } from './use-deployment'
export { useEvents } from './use-events'
export { hasSlots, useExtensions } from './use-extensions'
export { useHydrated, useInitialDraft as useKept } from './use-hydrated'
export { useNow } from './use-now'
export { hasOutbox, isCallOf, useOutbox, useOutboxEntries, type WaitingCall } from './use-outbox'
