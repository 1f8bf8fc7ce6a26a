import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineTexts } from '../../text'
import { AddressLink, isReachable } from '../basic/address-link'
import classes from './section-title.module.css'

const t = defineTexts({ more: { en: 'More', zh: '更多' } })

export interface SectionTitleProps {
  title: string
  /** Link to the complete list: an address, or a custom element. */
  more?: ReactNode | null
  children?: never
}

/** The heading of a section, with an optional link to the complete list. */
export function SectionTitle({ title, more }: SectionTitleProps) {
  return (
    <div className={classes.row}>
      <h2 className={classes.title}>{title}</h2>
      {typeof more === 'string' ? isReachable(more) && <More of={title} to={more} /> : more}
    </div>
  )
}

const More = ({ of, to }: { of: string; to: string }) => (
  <AddressLink to={to} className={classes.more}>
    {t.more()}
    <span className="visually-hidden">{of}</span>
    <ChevronRight size={16} />
  </AddressLink>
)
