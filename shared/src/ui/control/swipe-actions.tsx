import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import 'react-vant/es/swipe-cell/style/index.css'
import { SwipeCell } from 'react-vant/es/swipe-cell/index.js'
import type { SwipeCellInstance } from 'react-vant/es/swipe-cell/PropsType.js'
import { LibraryBox } from '../library/library-box'
import type { SheetAction } from '../overlay/action-sheet'
import classes from './swipe-row.module.css'

export interface SwipeRowProps {
  /** Actions that a swipe to the left reveals; keyboards and screen readers reach them too. */
  actions: readonly SheetAction[]
  children: ReactNode
}

/** react-vant's cell that is swiped aside; a key that reaches an action opens it too, Escape closes it. */
export function SwipeActions({ actions, children }: SwipeRowProps) {
  const cell = useRef<SwipeCellInstance>(null)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cell.current?.close()
  }
  return (
    <LibraryBox data-swipes-itself onKeyDown={press}>
      <SwipeCell
        ref={cell}
        rightAction={
          // biome-ignore lint/a11y/noStaticElementInteractions: what has the focus are the buttons inside
          <div className={classes.actions} onFocus={() => cell.current?.open('right')}>
            {actions.map(({ label, danger, onChoose }) => (
              <button
                key={label}
                type="button"
                className={classes.action}
                data-danger={danger ? '' : undefined}
                onClick={onChoose}
              >
                {label}
              </button>
            ))}
          </div>
        }
      >
        {children}
      </SwipeCell>
    </LibraryBox>
  )
}
