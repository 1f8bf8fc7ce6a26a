import type { ButtonHTMLAttributes } from 'react'
import classes from './button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'plain' | 'danger'
  /** Shows that the work goes on and takes no further tap. */
  loading?: boolean
  /** As wide as its place. */
  block?: boolean
  small?: boolean
}

/** A button of at least 44 px, in one of four weights. */
export function Button({
  kind = 'primary',
  loading = false,
  block,
  small,
  className = '',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${className}`}
      data-kind={kind}
      data-block={block ? '' : undefined}
      data-small={small ? '' : undefined}
      aria-busy={loading || undefined}
      disabled={disabled || loading}
    >
      {loading && <span className={classes.spinner} aria-hidden="true" />}
      <span className={classes.label}>{children}</span>
    </button>
  )
}
