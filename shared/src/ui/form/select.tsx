import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Sheet } from '../overlay/sheet'
import classes from './choice.module.css'
import field from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame'
import { t } from './form.text'

export interface Choice<T extends string | number> {
  value: T
  label: string
}

export interface SelectProps<T extends string | number> extends FieldText {
  options: readonly Choice<T>[]
  value: T | null
  onChange: (value: T) => void
  placeholder?: string
  disabled?: boolean
}

/** One of many, chosen in a sheet. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { options, value, onChange, placeholder, disabled, ...words } = props
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldFrame {...words}>
      {(ties) => (
        <>
          <button
            type="button"
            id={ties.id}
            aria-describedby={ties['aria-describedby']}
            aria-labelledby={`${ties.id}-label ${ties.id}-value`}
            aria-haspopup="dialog"
            disabled={disabled}
            className={field.box}
            onClick={() => setOpen(true)}
          >
            <span id={`${ties.id}-value`} className={classes.chosen} data-empty={chosen ? undefined : ''}>
              {chosen?.label ?? placeholder ?? t.choose()}
            </span>
            <ChevronDown size={18} className={classes.arrow} />
          </button>
          <Sheet open={open} title={words.label} onClose={() => setOpen(false)}>
            <div role="radiogroup" aria-label={words.label}>
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
                  {option.value === value && <Check size={20} />}
                </button>
              ))}
            </div>
          </Sheet>
        </>
      )}
    </FieldFrame>
  )
}
