import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names'
import classes from './icon-button.module.css'
import { WaitingMark, waitingLabel } from './waiting-mark'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Accessible name. */
  label: string
  icon: ReactNode
  /** For a mark that is on or off (liked, collected). */
  pressed?: boolean
  /** The mark is kept on the device until the network is back. */
  waits?: boolean
  /** Words or a number beside the icon. */
  children?: ReactNode
}

/** A button with an icon, an accessible name and a tap target of 44px. */
export function IconButton({ label, icon, pressed, waits = false, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={waits ? waitingLabel(label) : label}
      aria-pressed={pressed}
      className={classNames(classes.button, className)}
    >
      {icon}
      {(children !== undefined || waits) && (
        <span className={classes.words}>
          {children}
          <WaitingMark on={waits} />
        </span>
      )}
    </button>
  )
}
