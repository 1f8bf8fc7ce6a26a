import { ListSkeleton } from '@plaza/shared/ui'
import { type ComponentProps, lazy, Suspense } from 'react'

const Below = lazy(() => import('./below'))
const Over = lazy(() => import('../comments/comment-over'))

export function LazyBelow(props: ComponentProps<typeof Below>) {
  return (
    <Suspense fallback={<ListSkeleton rows={3} />}>
      <Below {...props} />
    </Suspense>
  )
}

/** A comment's thread comes over its page when its code is there. */
export function LazyCommentOver(props: ComponentProps<typeof Over>) {
  return (
    <Suspense fallback={null}>
      <Over {...props} />
    </Suspense>
  )
}
