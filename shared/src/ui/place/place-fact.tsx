import type { ReactNode } from 'react'
import classes from './place-fact.module.css'

interface PlaceFactProps {
  label: string
  children: ReactNode
  /** Small links at its end, as high as a finger each. */
  links?: ReactNode
}

/** What is known of a place, in a `dl`: its name above, what can be done with it behind. */
export const PlaceFact = ({ label, children, links }: PlaceFactProps) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {links && <dd className={classes.actions}>{links}</dd>}
  </div>
)
