import type { ReactNode } from 'react'
import classes from './tag.module.css'

export type Tone = 'good' | 'watch' | 'bad' | 'none'

export function Tag({ tone = 'none', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${classes.tag} ${classes[tone]}`}>{children}</span>
}

/** A state that does not depend on colour alone: each tone has a mark of its own shape. */
export function State({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${classes.state} ${classes[tone]}`}>
      <Mark tone={tone} />
      <span>{children}</span>
    </span>
  )
}

const shapes: Record<Tone, string> = {
  good: 'M2.5 6.5 5 9l4.5-6',
  watch: 'M6 1.8 11 10.4H1ZM6 5v2.4',
  bad: 'M2.8 2.8l6.4 6.4m0-6.4L2.8 9.2',
  none: 'M2.5 6h7',
}

/** The mark of a tone alone, in its colour; it says its label, if it has one. */
export function Mark({ tone, label }: { tone: Tone; label?: string }) {
  return (
    <>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className={`${classes.mark} ${classes[tone]}`}>
        <path d={shapes[tone]} />
      </svg>
      {label && <span className="visually-hidden">{label} </span>}
    </>
  )
}
