import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import classes from './field.module.css'

interface DescribedProps {
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

interface FieldProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  children: ReactElement<DescribedProps>
}

/** A label above its field, and help or an error below it. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const note = error ?? help
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={error ? classes.error : classes.help}>
          {note}
        </p>
      )}
    </div>
  )
}

export function Group({ label, help, children }: { label: string; help?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      {children}
      {help && <p className={classes.help}>{help}</p>}
    </fieldset>
  )
}

export const inputClass = classes.input
