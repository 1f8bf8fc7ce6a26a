import type { ReactNode } from 'react'
import classes from './bottom-bar.module.css'

/** The actions of a page, fixed to the bottom of the screen above the phone's own bar. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} data-bottom-bar="">
      {children}
    </div>
  )
}
