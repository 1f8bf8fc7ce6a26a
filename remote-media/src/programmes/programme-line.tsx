import type { Programme } from '@plaza/shared/api'
import { timeOfDay } from '@plaza/shared/format'
import type { ReactNode } from 'react'
import classes from './programme-line.module.css'
import type { ProgrammeState } from './programmes.model'

interface ProgrammeLineProps {
  programme: Programme
  state: ProgrammeState
  /** Whether it is the one being played. */
  current: boolean
  /** Actions, or why there are none. */
  children: ReactNode
}

export function ProgrammeLine({ programme, state, current, children }: ProgrammeLineProps) {
  return (
    <div className={classes.row} data-state={state} data-current={current || undefined}>
      <time className={classes.time} dateTime={programme.starts_at}>
        {timeOfDay(programme.starts_at)}
      </time>
      <div className={classes.words}>
        <p className={classes.title}>{programme.title}</p>
        {programme.anchor && <p className={classes.anchor}>{programme.anchor}</p>}
      </div>
      {children}
    </div>
  )
}

export const LineNote = ({ children }: { children: ReactNode }) => <span className={classes.note}>{children}</span>
