import type { ReactElement, ReactNode, Ref } from 'react'
import { useImperativeHandle } from 'react'

interface WholeListProps<T> {
  data: readonly T[]
  children: (item: T, index: number) => ReactElement
  ref?: Ref<{ cache: null }>
}

/** Replaces a virtual list and renders every item: in jsdom, which has no layout, no item would come into view. */
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
