import { Link } from '@plaza/shared/router'
import { ChevronRight, HandHeart } from '@plaza/shared/ui'
import classes from './strip-link.module.css'

interface StripLinkProps {
  to: string
  title: string
  note: string
}

/** A link of two lines, as high as its box. */
export const StripLink = ({ to, title, note }: StripLinkProps) => (
  <Link to={to} className={classes.strip}>
    <HandHeart size={24} />
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.note}>{note}</span>
    </span>
    <ChevronRight size={18} />
  </Link>
)
