import type { ReactElement, ReactNode, Ref } from 'react'
import { useImperativeHandle } from 'react'

interface WholeListProps<T> {
  data: readonly T[]
  children: (item: T, index: number) => ReactElement
  ref?: Ref<{ cache: null }>
}

/** Stands in for a virtual list: jsdom has no layout, so nothing would ever come into view. Draws every item. */
export function WindowVirtualizer<T>({ data, children, ref }: WholeListProps<T>): ReactNode {
  useImperativeHandle(ref, () => ({ cache: null }))
  return (
    <ul>
      {data.map((item, index) => {
        const drawn = children(item, index)
        return <li key={drawn.key}>{drawn}</li>
      })}
    </ul>
  )
}
