import { classNames } from '../class-names'
import classes from './switch.module.css'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Label. */
  label: string
  /** Hides the label, because it is elsewhere on the screen. */
  quiet?: boolean
  disabled?: boolean
}

/** On or off, at once. */
export function Switch({ checked, onChange, label, quiet, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={quiet ? label : undefined}
      disabled={disabled}
      className={classes.row}
      onClick={() => onChange(!checked)}
    >
      {!quiet && <span className={classes.words}>{label}</span>}
      <span className={classNames(classes.track, checked && classes.on)} aria-hidden="true">
        <span className={classes.knob} />
      </span>
    </button>
  )
}
