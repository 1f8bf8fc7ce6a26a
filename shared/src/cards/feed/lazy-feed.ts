import { lazyWithRetry } from '../../ui'

/** Loaded after what stands above it. */
export const LazyFeed = lazyWithRetry(() => import('./feed').then(({ Feed }) => Feed))

/** That of a person, with its menu. */
export const LazyOwnFeed = lazyWithRetry(() => import('./own/own-feed').then(({ OwnFeed }) => OwnFeed))
