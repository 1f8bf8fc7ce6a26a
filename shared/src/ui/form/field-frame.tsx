import { type ReactNode, useId } from 'react'
import classes from './field.module.css'

export interface FieldText {
  label: string
  help?: ReactNode
  /** Error text under the field, which is marked invalid. */
  error?: ReactNode
  /** Keeps the label for screen readers alone. */
  quietLabel?: boolean
}

/** Attributes that connect a control with its label, help and error. */
interface FieldAria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldText {
  /** Behind the help, at the end of the line: a counter. */
  aside?: ReactNode
  children: (ties: FieldAria) => ReactNode
}

/** Label above, control, help or error below. */
export function FieldFrame({ label, help, error, quietLabel, aside, children }: FieldFrameProps) {
  const id = useId()
  const said = Boolean(error || help || aside)
  return (
    <div className={classes.field} data-error={error ? '' : undefined}>
      <label id={`${id}-label`} htmlFor={id} className={quietLabel ? 'visually-hidden' : classes.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': said ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {said && (
        <div className={classes.foot} id={`${id}-note`}>
          <p className={classes.note} role={error ? 'alert' : undefined}>
            {error || help}
          </p>
          {aside}
        </div>
      )}
    </div>
  )
}
