import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineTexts } from '../../text'
import { AddressLink, isReachable } from '../basic/address-link'
import classes from './section-title.module.css'

const t = defineTexts({ more: { en: 'More', zh: '更多' } })

export interface SectionTitleProps {
  title: string
  /** Where the whole of it stands: an address, or an own element. */
  more?: ReactNode | null
  children?: never
}

/** The heading of a part of a page, with the way to more of it. */
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
