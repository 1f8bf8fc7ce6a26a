import { FailurePanel, ListSkeleton } from '@plaza/shared/ui'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { twice } from '../loading/twice'

const makeBelow = () => lazy(() => twice(() => import('./below')))
let Below = makeBelow()

/** What stands below a content; where its code could not be loaded the content stays and this part offers a retry. */
export function LazyBelow(props: ComponentProps<typeof Below>) {
  const [, setTries] = useState(0)
  const again = () => {
    Below = makeBelow()
    setTries((tries) => tries + 1)
  }
  return (
    <ErrorBoundary
      onReset={again}
      fallbackRender={({ resetErrorBoundary }) => (
        <FailurePanel failure={{ kind: 'network', msg: '' }} onRetry={resetErrorBoundary} noBack />
      )}
    >
      <Suspense fallback={<ListSkeleton rows={3} />}>
        <Below {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
