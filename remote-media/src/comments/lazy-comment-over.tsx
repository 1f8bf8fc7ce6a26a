import { type ComponentProps, lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { twice } from '../loading/twice'

const Over = lazy(() => twice(() => import('./comment-over')))

/** A comment's thread comes over its page when its code is there; the page stands without it. */
export function LazyCommentOver(props: ComponentProps<typeof Over>) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Over {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
