import { useLocation } from '@plaza/shared/router'
import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { listName, readListSnapshot, saveListSnapshot } from './list-snapshots'

export interface RowsProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  draw: (item: T, index: number) => ReactNode
  /** Accessible name of the list. */
  label?: string | undefined
  /** Distinguishes lists at one address. */
  name?: string | undefined
}

interface WindowedRowsProps<T> extends Omit<RowsProps<T>, 'label'> {
  /** Estimated height of an unmeasured row in px; null while unknown, and then nothing is rendered. */
  rowHeight: number | null
}

const BUFFER_PX = 400

/** Renders only the rows near the screen. Measured heights are restored when the user comes back. */
export function WindowedRows<T>({ items, keyOf, draw, name, rowHeight }: WindowedRowsProps<T>) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const place = useLocation()
  const [memory] = useState(() => listName(place, name))
  const [cache] = useState(() => readListSnapshot(memory, items.length))
  const count = useRef(items.length)
  count.current = items.length
  const isDrawn = rowHeight !== null || cache !== undefined

  useLayoutEffect(() => {
    const handle = isDrawn && list.current
    return () => {
      if (handle) saveListSnapshot(memory, { count: count.current, cache: handle.cache })
    }
  }, [memory, isDrawn])

  if (!isDrawn) return null
  return (
    <WindowVirtualizer
      ref={list}
      data={items}
      cache={cache}
      itemSize={rowHeight ?? undefined}
      bufferSize={BUFFER_PX}
      as="ul"
      item="li"
    >
      {(item: T, index: number): ReactElement => <div key={keyOf(item)}>{draw(item, index)}</div>}
    </WindowVirtualizer>
  )
}

interface ScrolledRowsProps<T> extends Omit<WindowedRowsProps<T>, 'name'> {
  /** What scrolls instead of the window. */
  scroller: RefObject<HTMLElement | null>
}

/** Renders only the rows near the visible part of a sheet. */
export function ScrolledRows<T>({ items, keyOf, draw, scroller, rowHeight }: ScrolledRowsProps<T>) {
  const start = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState<number | null>(null)
  useLayoutEffect(() => {
    const [own, outer] = [start.current?.getBoundingClientRect(), scroller.current?.getBoundingClientRect()]
    if (own && outer) setMargin(own.top - outer.top + (scroller.current?.scrollTop ?? 0))
  }, [scroller])
  return (
    <div ref={start}>
      {margin !== null && rowHeight !== null && (
        <Virtualizer
          scrollRef={scroller}
          startMargin={margin}
          data={items}
          itemSize={rowHeight}
          bufferSize={BUFFER_PX}
          as="ul"
          item="li"
        >
          {(item: T, index: number): ReactElement => <div key={keyOf(item)}>{draw(item, index)}</div>}
        </Virtualizer>
      )}
    </div>
  )
}
