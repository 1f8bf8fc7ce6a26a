import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names'
import classes from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame'

export interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'maxLength'> {
  value: string
  onChange: (value: string) => void
  /** Limit in code points. More can be typed and is counted in red, so that no pasted text is lost. */
  max?: number
  /** Without a box of its own. */
  bare?: boolean
}

/** A text of several lines that grows with what is typed, with a counter where there is a limit. */
export function TextArea({
  label,
  value,
  onChange,
  max,
  help,
  error,
  quietLabel,
  bare,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const typed = [...value].length

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.style.height = 'auto'
    const closed = element.scrollHeight === 0
    if (!closed) element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  }, [value])

  const counter = max !== undefined && (
    <span className={classes.counter} data-over={typed > max ? '' : undefined}>
      {typed}/{max}
    </span>
  )
  return (
    <FieldFrame {...{ label, help, error, quietLabel }} aside={counter}>
      {(ties) => (
        <textarea
          {...rest}
          {...ties}
          ref={area}
          rows={rows}
          className={classNames(classes.area, bare && classes.bare)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
