import { lazyWithRetry } from '../lazy-with-retry'

/** The comments of something; they stand below what they are about, and their code comes after it. */
export const CommentThread = lazyWithRetry(() => import('./comments').then(({ CommentThread }) => CommentThread))

/** One comment over its page; the same code. */
export const CommentSheet = lazyWithRetry(() => import('./comments').then(({ CommentSheet }) => CommentSheet))
