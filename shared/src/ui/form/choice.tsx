import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
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

/** On or off, at once. */
export function Switch({ checked, onChange, disabled, label }: OnOff & { label: string }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={classes.switch}
      onClick={() => onChange(!checked)}
    >
      <span className={classes.knob} />
    </button>
  )
}

export interface Choice<T extends string | number> {
  value: T
  label: string
}

interface SegmentedProps<T extends string | number> {
  label: string
  options: readonly Choice<T>[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, all in view. */
export function Segmented<T extends string | number>({ label, options, value, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className={classes.segmented}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.segment} data-chosen={option.value === value ? '' : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

interface SelectProps<T extends string | number> extends Omit<SegmentedProps<T>, 'value'> {
  value: T | null
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
