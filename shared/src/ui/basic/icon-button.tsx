import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names'
import classes from './icon-button.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Accessible name. */
  label: string
  icon: ReactNode
  /** For a mark that is on or off (liked, collected). */
  pressed?: boolean
  /** Words or a number beside the icon. */
  children?: ReactNode
}

/** A button with an icon, an accessible name and a tap target of 44px. */
export function IconButton({ label, icon, pressed, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(classes.button, className)}
    >
      {icon}
      {children !== undefined && <span className={classes.words}>{children}</span>}
    </button>
  )
}
