import { type ReactNode, useEffect, useRef } from 'react'
import { type Failure, type Resource, useHost } from '../../host'
import { defineTexts } from '../../text'
import { Button } from '../basic/button'
import { ErrorPanel } from './error-panel'
import { causeOf, errorTypeOf } from './error-type'
import classes from './panel.module.css'
import { ArticleSkeleton } from './skeletons'
import { SlowNotice } from './slow-notice'
import { useOnline } from './use-online'

const t = defineTexts({
  stale: { en: 'Could not refresh: this is what was there before.', zh: '刷新失败，显示的是之前的内容。' },
  retry: { en: 'Retry', zh: '重试' },
})

interface FailurePanelProps {
  failure: Failure
  onRetry: () => void
  /** The rest of the page is shown, so there is no Back button. */
  noBack?: boolean
}

/** The error panel of a failure, with retry where it may pass and the way back. */
export function FailurePanel({ failure, onRetry, noBack }: FailurePanelProps) {
  const host = useHost()
  const isOnline = useOnline()
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    const again = () => retry.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <ErrorPanel
      type={errorTypeOf(failure)}
      {...causeOf(failure, isOnline)}
      onRetry={onRetry}
      onBack={noBack ? undefined : () => host.back()}
    />
  )
}

/** Notice that the shown data is stale. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.notice} role="status">
      {t.stale()}
      <Button kind="plain" small onClick={onRetry}>
        {t.retry()}
      </Button>
    </div>
  )
}

export interface AsyncProps<T> {
  of: Resource<T>
  children: (data: T) => ReactNode
  /** Skeleton; an article's by default. */
  skeleton?: ReactNode
}

/** Shows the loading, failed and loaded states of a resource, the same way in the whole app. */
export function Async<T>({ of, children, skeleton = <ArticleSkeleton /> }: AsyncProps<T>) {
  const retry = () => void of.refresh()
  if (of.data !== undefined) {
    return (
      <>
        {of.failed && <StaleNotice onRetry={retry} />}
        {children(of.data)}
      </>
    )
  }
  if (of.failed && !of.refreshing) return <FailurePanel failure={of.failed} onRetry={retry} />
  return (
    <SlowNotice onRetry={retry}>
      <div aria-busy="true">{skeleton}</div>
    </SlowNotice>
  )
}
