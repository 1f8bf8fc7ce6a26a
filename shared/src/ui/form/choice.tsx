import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Sheet } from '../overlay/sheet'
import classes from './choice.module.css'
import { t } from './form.text'

interface OnOff {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A box to tick with words beside it. */
export function Checkbox({ checked, onChange, disabled, children }: OnOff & { children: ReactNode }) {
  return (
    <label className={classes.checkbox}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={classes.box} aria-hidden="true">
        {checked && <Check size={14} strokeWidth={2.5} />}
      </span>
      <span>{children}</span>
    </label>
  )
}

export interface Choice<T extends string | number> {
  value: T
  label: string
}

interface SelectProps<T extends string | number> {
  label: string
  options: readonly Choice<T>[]
  value: T | null
  onChange: (value: T) => void
  placeholder?: string
}

/** One of many, chosen in a sheet. */
export function Select<T extends string | number>({ label, options, value, onChange, placeholder }: SelectProps<T>) {
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <button type="button" className={classes.select} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={classes.selectLabel}>{label}</span>
        <span data-empty={chosen ? undefined : ''}>{chosen?.label ?? placeholder ?? t.choose()}</span>
      </button>
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        <div role="radiogroup" aria-label={label}>
          {options.map((option) => (
            // biome-ignore lint/a11y/useSemanticElements: a row of a list with its own look, one of a radiogroup
            <button
              key={option.value}
              type="button"
              role="radio"
              aria-checked={option.value === value}
              className={classes.option}
              onClick={() => {
                onChange(option.value)
                setOpen(false)
              }}
            >
              {option.label}
              {option.value === value && <Check size={18} strokeWidth={2} aria-hidden="true" />}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  )
}
