import type { ReactNode } from 'react'
import classes from './tourism.module.css'

/** A section that the bar at the top links to. */
export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className={classes.part} aria-label={title}>
    <h2 className={classes.heading}>{title}</h2>
    {children}
  </section>
)
