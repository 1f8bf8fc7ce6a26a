import { createPrefetch as createPrefetchOfHost } from '../../../../host/src/routing/prefetch'
import { isLazy } from './warm'

/** Replaces `host/src/routing/prefetch`; without prefetching it waits for the tap. */
export const createPrefetch: typeof createPrefetchOfHost = (parts) =>
  isLazy() ? () => Promise.resolve() : createPrefetchOfHost(parts)
