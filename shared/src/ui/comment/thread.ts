import type { ComponentProps, ComponentType } from 'react'
import { lazyWithRetry } from '../lazy-with-retry'
import type { CommentSheet as Sheet, CommentThread as Thread } from './comments'

/** The comments of something; they stand below what they are about, and their code comes after it. */
export const CommentThread: ComponentType<ComponentProps<typeof Thread>> = lazyWithRetry(() =>
  import('./comments').then(({ CommentThread }) => CommentThread),
)

/** One comment over its page; the same code. */
export const CommentSheet: ComponentType<ComponentProps<typeof Sheet>> = lazyWithRetry(() =>
  import('./comments').then(({ CommentSheet }) => CommentSheet),
)
