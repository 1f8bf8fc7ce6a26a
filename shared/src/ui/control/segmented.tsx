import { useId } from 'react'
import classes from './segmented.module.css'

export interface SegmentedProps<Id extends string> {
  items: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
  /** The chosen value. */
  label: string
}

/** A choice between two to four visible options. */
export function Segmented<Id extends string>({ items, value, onChange, label }: SegmentedProps<Id>) {
  const name = useId()
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{label}</legend>
      {items.map((item) => (
        <label key={item.id} className={classes.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={item.id === value}
            onChange={() => onChange(item.id)}
          />
          <span className={classes.face}>{item.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
