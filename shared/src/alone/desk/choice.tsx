import classes from './desk.module.css'

interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly T[]
  onChoose: (value: T) => void
}

/** One of a few. */
export function Choice<T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <label className={classes.choice}>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value as T)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}
