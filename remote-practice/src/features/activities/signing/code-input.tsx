import { useId } from 'react'
import classes from './sign-sheet.module.css'

interface CodeInputProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const LENGTH = 6
const cells = Array.from({ length: LENGTH }, (_, place) => place)

/** Six cells but one input element, so that pasting, keyboards and screen readers work normally. */
export function CodeInput({ label, value, error, onChange }: CodeInputProps) {
  const id = useId()
  return (
    <div className={classes.code}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.cells}>
        <input
          id={id}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LENGTH))}
        />
        {cells.map((place) => (
          <span key={place} aria-hidden="true" data-next={place === value.length ? '' : undefined}>
            {value[place] ?? ''}
          </span>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
