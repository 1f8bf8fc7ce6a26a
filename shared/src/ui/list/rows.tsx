import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { SheetScroller } from '../overlay/sheet-scroller'
import classes from './paged-list.module.css'
import { type RowsProps, ScrolledRows, WindowedRows } from './windowed-rows'

/**
 * A page of most lists. They stand in the flow for good: so the server's HTML is right before any script runs, and where
 * the browser takes over nothing is drawn again, measured or moved.
 */
const FLOWING_ROWS = 20

/** The rows of a list: the first ones in the flow, of those after them only what is near the screen. */
export function Rows<T>({ items, keyOf, draw, label, name }: RowsProps<T>) {
  const flow = useRef<HTMLUListElement>(null)
  const rest = items.slice(FLOWING_ROWS)
  const scroller = useContext(SheetScroller)
  const rowHeight = useRowHeight(flow, rest.length > 0)
  const drawRest = (item: T, index: number) => draw(item, FLOWING_ROWS + index)
  return (
    <section aria-label={label} className={classes.list}>
      <ul ref={flow}>
        {items.slice(0, FLOWING_ROWS).map((item, index) => (
          <li key={keyOf(item)} className={classes.row}>
            {draw(item, index)}
          </li>
        ))}
      </ul>
      {rest.length > 0 &&
        (scroller ? (
          <ScrolledRows items={rest} keyOf={keyOf} draw={drawRest} scroller={scroller} rowHeight={rowHeight} />
        ) : (
          <WindowedRows items={rest} keyOf={keyOf} draw={drawRest} name={name} rowHeight={rowHeight} />
        ))}
    </section>
  )
}

/** Mean height of the rows in the flow in px, once it is wanted; null before. */
function useRowHeight(flow: { readonly current: HTMLElement | null }, isWanted: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (isWanted && flow.current) setHeight((before) => before ?? (flow.current?.offsetHeight ?? 0) / FLOWING_ROWS)
  }, [flow, isWanted])
  return height
}
