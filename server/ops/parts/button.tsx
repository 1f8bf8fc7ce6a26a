import type { ButtonHTMLAttributes } from 'react'
import classes from './button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `outline-danger` opens what is dangerous in its turn, `danger` does it or is urgent. */
  kind?: 'primary' | 'plain' | 'danger' | 'outline-danger' | 'quiet'
  /** Shows a spinner, keeps its width, and ignores presses. */
  busy?: boolean
}

export function Button({ kind = 'plain', busy = false, onClick, children, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${classes[kind]} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className={classes.ring} aria-hidden="true" />}
      <span className={busy ? classes.hushed : classes.words}>{children}</span>
    </button>
  )
}
