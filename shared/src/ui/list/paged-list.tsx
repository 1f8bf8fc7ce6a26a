import { useLocation } from '@plaza/shared/router'
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { PagedResource } from '../../host'
import { FailurePanel, StaleNotice } from '../state/async'
import { type EmptyKind, EmptyState } from '../state/empty-state'
import { ListSkeleton } from '../state/skeletons'
import { Slow } from '../state/slow'
import { ListEnd } from './list-end'
import { keepList, keptList, listName } from './list-memory'
import classes from './paged-list.module.css'
import { PullToRefresh } from './pull-to-refresh'

export interface PagedListProps<T> {
  of: PagedResource<T>
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
  /** Which of the six empty texts. */
  empty: EmptyKind
  emptyAction?: ReactNode
  /** The shape of what is coming; article cards unless told. */
  skeleton?: ReactNode
  /** Stands above the items, scrolls with them and is there while they load. */
  header?: ReactNode
  /** What a reader calls the list. */
  label?: string
  /** Tells lists of one address apart. */
  name?: string
  /** A part of a page: the page itself is pulled to refresh, and a failure offers no way back. */
  embedded?: boolean
  /** In a sheet, which scrolls by itself: embedded, and every item is drawn. */
  inSheet?: boolean
}

/** Rows that are drawn before it is known how high a screen is. */
const FIRST_ROWS = 6

/** A list of any length that loads as one scrolls: skeletons, empty, failed, more, no more, pull to refresh. */
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
  inSheet,
}: PagedListProps<T>) {
  const retry = () => void of.refresh()
  const measured = useMeasured(of.items.length > 0)
  if (of.items.length > 0) {
    return (
      <>
        {of.failed && !of.more && <StaleNotice onRetry={retry} />}
        {inSheet ? (
          <ul aria-label={label}>
            {of.items.map((item, index) => (
              <li key={keyOf(item)}>{children(item, index)}</li>
            ))}
          </ul>
        ) : (
          <Items items={of.items} keyOf={keyOf} draw={children} label={label} name={name} />
        )}
        <div className={inSheet || measured ? undefined : classes.unmeasured}>
          <ListEnd of={of} />
        </div>
      </>
    )
  }
  if (of.failed && !of.refreshing) return <FailurePanel failure={of.failed} onRetry={retry} noBack={embedded} />
  if (of.pending || of.failed) {
    return (
      <Slow onRetry={retry}>
        <div aria-busy={!embedded}>{skeleton}</div>
      </Slow>
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

/** Rows are drawn at a guessed height, measured, and then stand: before that what is below them must not be seen to move. */
function useMeasured(drawn: boolean): boolean {
  const [measured, setMeasured] = useState(false)
  useEffect(() => {
    if (!drawn) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [drawn])
  return measured
}

interface ItemsProps<T> {
  items: T[]
  keyOf: (item: T) => string
  draw: (item: T, index: number) => ReactNode
  label?: string
  name?: string
}

function Items<T>({ items, keyOf, draw, label, name }: ItemsProps<T>) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const place = useLocation()
  const [memory] = useState(() => listName(place, name))
  const [cache] = useState(() => keptList(memory, items.length))
  const count = useRef(items.length)
  count.current = items.length

  useLayoutEffect(() => {
    const handle = list.current
    return () => {
      if (handle) keepList(memory, { count: count.current, cache: handle.cache })
    }
  }, [memory])

  return (
    <section aria-label={label} className={classes.list}>
      <WindowVirtualizer
        ref={list}
        data={items}
        cache={cache}
        ssrCount={cache ? undefined : FIRST_ROWS}
        bufferSize={400}
        as="ul"
        item="li"
      >
        {(item: T, index: number): ReactElement => <div key={keyOf(item)}>{draw(item, index)}</div>}
      </WindowVirtualizer>
    </section>
  )
}
