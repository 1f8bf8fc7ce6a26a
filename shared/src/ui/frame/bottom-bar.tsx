import type { ReactNode } from 'react'
import classes from './bottom-bar.module.css'

/** What a page offers to do, in reach of the thumb: stays at the bottom, above the phone's own bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} data-bottom-bar="">
      {children}
    </div>
  )
}
