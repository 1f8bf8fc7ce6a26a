import { createPrefetch as createPrefetchOfHost } from '../../../../host/src/routing/prefetch'
import { isLazy } from './ahead'

/** In place of `host/src/routing/prefetch`: a bundle that fetches nothing ahead waits for the tap. */
export const createPrefetch: typeof createPrefetchOfHost = (parts) =>
  isLazy() ? () => Promise.resolve() : createPrefetchOfHost(parts)
