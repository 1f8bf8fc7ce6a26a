import { useLocation } from '@plaza/shared/router'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { listName, readListSnapshot, saveListSnapshot } from './list-snapshots'

export interface RowsProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  draw: (item: T, index: number) => ReactNode
  /** What a reader calls the list. */
  label?: string | undefined
  /** Tells lists of one address apart. */
  name?: string | undefined
}

interface WindowedRowsProps<T> extends Omit<RowsProps<T>, 'label'> {
  /** What a row that was not measured yet is taken for, in px; null while that is unknown, and nothing is drawn. */
  rowHeight: number | null
}

/** Rows of which only those near the screen are drawn; where one comes back to them they are as high as they were. */
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
      bufferSize={400}
      as="ul"
      item="li"
    >
      {(item: T, index: number): ReactElement => <div key={keyOf(item)}>{draw(item, index)}</div>}
    </WindowVirtualizer>
  )
}
