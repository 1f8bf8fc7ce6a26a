import type { ComponentProps, ComponentType } from 'react'
import { lazyWithRetry } from '../lazy-with-retry'
import type { Composer as Form, CommentSheet as Sheet, CommentThread as Thread } from './comments'

/** The comments of a target; their code loads after the content above them. */
export const CommentThread: ComponentType<ComponentProps<typeof Thread>> = lazyWithRetry(() =>
  import('./comments').then(({ CommentThread }) => CommentThread),
)

/** One comment as an overlay on its page; the same chunk. */
export const CommentSheet: ComponentType<ComponentProps<typeof Sheet>> = lazyWithRetry(() =>
  import('./comments').then(({ CommentSheet }) => CommentSheet),
)

/** The input of a comment, apart from its thread; the same chunk. */
export const Composer: ComponentType<ComponentProps<typeof Form>> = lazyWithRetry(() =>
  import('./comments').then(({ Composer }) => Composer),
)
