import { useId } from 'react'
import classes from './segments.module.css'

interface SegmentsProps<T extends string | number> {
  label: string
  options: readonly { value: T; name: string }[]
  value: T
  onChange(value: T): void
}

/** A radio group; arrow keys move between its options. */
export function Segments<T extends string | number>({ label, options, value, onChange }: SegmentsProps<T>) {
  const group = useId()
  return (
    <fieldset className={classes.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input type="radio" name={group} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
