import { CircleX, Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useRef, useState } from 'react'
import classes from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame'
import { t } from './form.text'

export interface FieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  /** Element after the input, such as a unit or a button. */
  after?: ReactNode
}

/** Input types that have their own Clear control, or no room for one. */
const uncleared = new Set(['password', 'date', 'datetime-local', 'time', 'month'])

/** A one-line input with label, help or error, and a Clear button. */
export function Field({ label, value, onChange, help, error, after, quietLabel, type = 'text', ...rest }: FieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const clearable = value !== '' && !uncleared.has(type) && !rest.readOnly && !rest.disabled
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <FieldFrame {...{ label, help, error, quietLabel }}>
      {(ties) => (
        <div className={classes.box}>
          <input
            {...rest}
            {...ties}
            ref={input}
            className={classes.input}
            type={type === 'password' && shown ? 'text' : type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {clearable && (
            <button type="button" className={classes.inside} aria-label={`${t.clear()} ${label}`} onClick={clear}>
              <CircleX size={18} />
            </button>
          )}
          {type === 'password' && (
            <button
              type="button"
              className={classes.inside}
              aria-label={shown ? t.hide() : t.show()}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={20} /> : <Eye size={20} />}
            </button>
          )}
          {after}
        </div>
      )}
    </FieldFrame>
  )
}
