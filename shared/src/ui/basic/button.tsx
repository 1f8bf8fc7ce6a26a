import { Link } from '@plaza/shared/router'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { isLiveAddress } from '../../routes'
import { classNames } from '../class-names'
import classes from './button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'plain' | 'danger'

interface ButtonAppearance {
  kind?: ButtonKind
  /** As wide as its container. */
  block?: boolean
  /** Smaller, for rows of a list; the tap target is still 44px. */
  small?: boolean
  icon?: ReactNode
}
const lookOf = ({ kind = 'primary', block, small }: ButtonAppearance, className?: string) =>
  classNames(classes.button, classes[kind], block && classes.block, small && classes.small, className)

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonAppearance {
  /** Pending: shows a spinner, keeps its width, ignores taps. */
  loading?: boolean
}

/** A button; its `type` is `button` by default. */
export function Button({ kind, block, small, icon, loading = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ kind, block, small }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {loading && <span className={classes.ring} aria-hidden="true" />}
      <span className={classNames(classes.words, loading && classes.hushed)}>
        {icon}
        {rest.children}
      </span>
    </button>
  )
}

export interface ButtonLinkProps extends ButtonAppearance {
  /** An address of Plaza. */
  to: string
  children: ReactNode
  replace?: boolean
  className?: string
}

/** A link that looks like a button; nothing if this visitor does not have its page. */
export function ButtonLink({ to, children, replace, className, ...look }: ButtonLinkProps) {
  if (!isLiveAddress(to)) return null
  return (
    <Link to={to} replace={replace} className={lookOf(look, className)}>
      <span className={classes.words}>
        {look.icon}
        {children}
      </span>
    </Link>
  )
}
