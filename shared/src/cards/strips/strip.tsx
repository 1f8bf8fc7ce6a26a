import type { ReactNode } from 'react'
import classes from './strip.module.css'

interface StripProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
}

/** A row that scrolls sideways by touch, wheel or keyboard. */
export function Strip<T>({ items, keyOf, children }: StripProps<T>) {
  return (
    <ul className={classes.strip} data-swipes-itself>
      {items.map((item, index) => (
        <li key={keyOf(item)}>{children(item, index)}</li>
      ))}
    </ul>
  )
}
