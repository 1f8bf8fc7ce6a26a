import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddressLink, isReachable } from '../basic/address-link'
import { classNames } from '../class-names'
import classes from './cell.module.css'

export interface CellProps {
  title: ReactNode
  /** A second line below the title. */
  note?: ReactNode
  /** At the right: a value, a switch, a badge. */
  value?: ReactNode
  icon?: ReactNode
  /** Leads to an address; without a page there, there is no row. */
  to?: string
  onClick?: () => void
  danger?: boolean
}

/** A row of a settings-like list: a link, a button, or text only. */
export function Cell({ title, note, value, icon, to, onClick, danger }: CellProps) {
  if (to && !isReachable(to)) return null
  const hasArrow = Boolean(to || (onClick && !danger))
  const inside = (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.words}>
        <span className={classNames(classes.title, danger && classes.danger)}>{title}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {(value !== undefined || hasArrow) && (
        <span className={classes.end}>
          {value !== undefined && <span className={classes.value}>{value}</span>}
          {hasArrow && <ChevronRight size={18} className={classes.arrow} />}
        </span>
      )}
    </>
  )
  if (to) {
    return (
      <AddressLink to={to} className={classes.cell}>
        {inside}
      </AddressLink>
    )
  }
  if (onClick) {
    return (
      <button type="button" className={classes.cell} onClick={onClick}>
        {inside}
      </button>
    )
  }
  return <div className={classes.cell}>{inside}</div>
}

/** A group of rows on one background. */
export function CellGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={classes.group} aria-label={title}>
      {title && <h2 className={classes.heading}>{title}</h2>}
      <div className={classes.rows}>{children}</div>
    </section>
  )
}
