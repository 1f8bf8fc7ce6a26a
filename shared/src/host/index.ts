export * from './api'
export { connectHost, hostNow, useHost } from './connection'
export { keyOf, useAction, useCached, usePaged, useResource } from './data-hooks'
export { openOverlay } from './overlay'
export { usePersonalMarks } from './personal-marks'
export * from './player'
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
