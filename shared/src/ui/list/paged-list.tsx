import type { ReactNode } from 'react'
import type { PagedResource } from '../../host'
import { FailurePanel, StaleNotice } from '../state/async'
import { type EmptyKind, EmptyState } from '../state/empty-state'
import { ListSkeleton } from '../state/skeletons'
import { SlowNotice } from '../state/slow-notice'
import { ListEnd } from './list-end'
import { PullToRefresh } from './pull-to-refresh'
import { Rows } from './rows'

export interface PagedListProps<T> {
  of: PagedResource<T>
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
  /** Which of the six empty texts. */
  empty: EmptyKind
  emptyAction?: ReactNode
  /** Shape of the skeletons; article cards by default. */
  skeleton?: ReactNode
  /** Stands above the items, scrolls with them and is there while they load. */
  header?: ReactNode
  /** Accessible name of the list. */
  label?: string
  /** Distinguishes lists at one address. */
  name?: string
  /** A part of a page: the page itself is pulled to refresh, and a failure offers no way back. */
  embedded?: boolean
  /** In a sheet, which scrolls by itself: embedded. */
  inSheet?: boolean
}

/** An infinite list with skeletons, empty, failed and end states, and pull to refresh. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { of, header, embedded, inSheet } = props
  if (embedded || inSheet) {
    return (
      <>
        {header}
        <Body {...props} embedded />
      </>
    )
  }
  return (
    <PullToRefresh onRefresh={of.refresh}>
      {header}
      <Body {...props} />
    </PullToRefresh>
  )
}

function Body<T>({
  of,
  keyOf,
  children,
  empty,
  emptyAction,
  skeleton = <ListSkeleton />,
  label,
  name,
  embedded,
}: PagedListProps<T>) {
  const retry = () => void of.refresh()
  if (of.items.length > 0) {
    return (
      <>
        {of.failed && !of.more && <StaleNotice onRetry={retry} />}
        <Rows items={of.items} keyOf={keyOf} draw={children} label={label} name={name} />
        <ListEnd of={of} />
      </>
    )
  }
  if (of.failed && !of.refreshing) return <FailurePanel failure={of.failed} onRetry={retry} noBack={embedded} />
  if (of.pending || of.failed) {
    return (
      <SlowNotice onRetry={retry}>
        <div aria-busy={!embedded}>{skeleton}</div>
      </SlowNotice>
    )
  }
  if (of.more) {
    return (
      <>
        {skeleton}
        <ListEnd of={of} />
      </>
    )
  }
  return <EmptyState kind={empty} action={emptyAction} />
}
