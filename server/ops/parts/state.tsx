import { timeOfDay } from '@plaza/shared/format'
import { defineTexts } from '@plaza/shared/text'
import type { ReactNode } from 'react'
import type { PolledData } from '../calls/use-polled'
import { Button } from './button'
import classes from './state.module.css'

const t = defineTexts({
  again: { en: 'Try again', zh: '重试' },
  stale: {
    en: (since: string) => `What you see is from ${since}. It is tried again by itself.`,
    zh: (since: string) => `当前显示的是 ${since} 的数据，会自动重试。`,
  },
  loading: { en: 'Loading', zh: '加载中' },
})

/** Empty state: a drawing, a sentence and possible actions. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <svg width="120" height="56" viewBox="0 0 120 56" fill="none" aria-hidden="true" className={classes.drawing}>
        <path d="M4 50h112" />
        <path d="M34 50V30l10-20h32l10 20v20" />
        <path d="M34 30h14l4 8h16l4-8h14" />
        <path d="M50 18h20M48 24h24" strokeDasharray="2 4" />
      </svg>
      <p>{title}</p>
      {children}
    </div>
  )
}

export function Skeleton({ height }: { height: number }) {
  return <div className={classes.skeleton} style={{ height }} />
}

/** Loading, error or content, with a quiet line above the content if the last refetch failed. */
export function PolledContent<T>({
  of,
  waiting,
  children,
}: {
  of: PolledData<T>
  waiting: ReactNode
  children: (data: T) => ReactNode
}) {
  const { data, failure, at, refresh } = of
  if (data === undefined) {
    if (failure && failure.kind !== 'expired')
      return (
        <Empty title={failure.message}>
          <Button onClick={refresh}>{t.again()}</Button>
        </Empty>
      )
    return (
      <div role="status" aria-label={t.loading()}>
        {waiting}
      </div>
    )
  }
  return (
    <>
      {failure && failure.kind !== 'expired' && at !== null && (
        <p role="status" className={classes.notice}>
          {failure.message} {t.stale(timeOfDay(at))}
        </p>
      )}
      {children(data)}
    </>
  )
}
