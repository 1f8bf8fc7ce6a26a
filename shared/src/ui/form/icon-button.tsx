import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './icon-button.module.css'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the icon. */
  label: string
  icon: ReactNode
  /** Stands below the icon. */
  caption?: ReactNode
}

/** An icon to tap, at least 44 px. */
export function IconButton({ label, icon, caption, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={`${classes.button} ${className}`}>
      {icon}
      {caption !== undefined && <span className={classes.caption}>{caption}</span>}
    </button>
  )
}
