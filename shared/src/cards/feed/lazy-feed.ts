import { lazyWithRetry } from '../../ui'

/** Loaded after what stands above it. */
export const LazyFeed = lazyWithRetry(() => import('./feed').then(({ Feed }) => Feed))
