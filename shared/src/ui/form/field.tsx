import { Eye, EyeOff, X } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import classes from './field.module.css'
import { t } from './form.text'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string
  value: string
  onChange: (value: string) => void
  help?: ReactNode
  /** Said under the field; the field is marked invalid. */
  error?: ReactNode
  /** Stands behind the input: a unit, a send button. */
  after?: ReactNode
  /** Keeps the label for screen readers alone. */
  quietLabel?: boolean
}

/** A one-line input: label above, help or error under it, what was typed can be cleared. */
export function Field({
  label,
  value,
  onChange,
  help,
  error,
  after,
  quietLabel,
  type = 'text',
  maxLength,
  ...rest
}: FieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <div className={classes.field} data-error={error ? '' : undefined}>
      <label htmlFor={id} className={quietLabel ? 'visually-hidden' : classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          {...rest}
          id={id}
          className={classes.input}
          type={isPassword && shown ? 'text' : type}
          value={value}
          maxLength={maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={help || error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && !rest.readOnly && !rest.disabled && (
          <button type="button" className={classes.inside} aria-label={t.clear()} onClick={() => onChange('')}>
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
        {isPassword && (
          <button
            type="button"
            className={classes.inside}
            aria-label={shown ? t.hide() : t.show()}
            onClick={() => setShown(!shown)}
          >
            {shown ? (
              <EyeOff size={18} strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <Eye size={18} strokeWidth={1.5} aria-hidden="true" />
            )}
          </button>
        )}
        {after}
      </div>
      {(error || help) && (
        <p id={`${id}-note`} className={classes.note} role={error ? 'alert' : undefined}>
          {error || help}
        </p>
      )}
    </div>
  )
}
