import type { ReactNode } from 'react'
import classes from './tag.module.css'

export type Tone = 'accent' | 'red' | 'blue' | 'orange' | 'green' | 'gold' | 'grey'

/** A short label of a type or a state. */
export function Tag({ tone = 'grey', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}

/** A number on a corner (over 99 is 99+), or a dot where there is no number; nothing for 0. */
export function Badge({ count, label, children }: { count?: number; label?: string; children?: ReactNode }) {
  return (
    <span className={classes.holder}>
      {children}
      {count !== 0 && (
        <span className={count === undefined ? classes.dot : classes.badge}>
          <span aria-hidden={label ? true : undefined}>{count === undefined ? '' : count > 99 ? '99+' : count}</span>
          {label && <span className="visually-hidden">{label}</span>}
        </span>
      )}
    </span>
  )
}
