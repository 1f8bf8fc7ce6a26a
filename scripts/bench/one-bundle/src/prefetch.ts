import { createPrefetch as createPrefetchOfHost } from '../../../../host/src/routing/prefetch'

/** In place of `host/src/routing/prefetch`: a bundle that fetches nothing ahead waits for the tap. */
export const createPrefetch: typeof createPrefetchOfHost = (parts) =>
  'lazy' in document.documentElement.dataset ? () => Promise.resolve() : createPrefetchOfHost(parts)
