import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './choice.module.css'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Label; may contain links. */
  children: ReactNode
}

/** A checkbox with a label. */
export function Checkbox({ checked, onChange, disabled, children }: CheckboxProps) {
  return (
    <label className={classes.checkbox}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={classes.box} aria-hidden="true">
        <Check size={14} strokeWidth={2.5} />
      </span>
      <span className={classes.words}>{children}</span>
    </label>
  )
}
