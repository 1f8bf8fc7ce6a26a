import { type ReactNode, type TextareaHTMLAttributes, useId, useLayoutEffect, useRef } from 'react'
import classes from './field.module.css'

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'maxLength'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** In code points; more can be typed and is counted in red, so that nothing pasted is lost. */
  max?: number
  error?: ReactNode
  quietLabel?: boolean
  /** Without a box of its own. */
  bare?: boolean
}

/** A text of several lines that grows with what is typed, with a counter where there is a limit. */
export function TextArea({ label, value, onChange, max, error, quietLabel, bare, rows = 3, ...rest }: TextAreaProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const typed = [...value].length

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [value])

  return (
    <div className={classes.field} data-error={error ? '' : undefined}>
      <label htmlFor={id} className={quietLabel ? 'visually-hidden' : classes.label}>
        {label}
      </label>
      <textarea
        {...rest}
        ref={area}
        id={id}
        rows={rows}
        className={`${classes.area} ${bare ? classes.bare : ''}`}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={classes.foot} id={`${id}-note`}>
        {error && (
          <span className={classes.note} role="alert">
            {error}
          </span>
        )}
        {max !== undefined && (
          <span className={classes.counter} data-over={typed > max ? '' : undefined}>
            {typed}/{max}
          </span>
        )}
      </div>
    </div>
  )
}
