import { Check } from 'lucide-react'
import classes from './choice.module.css'

export interface Choice<T extends string | number> {
  value: T
  label: string
}

interface OptionListProps<T extends string | number> {
  label: string
  options: readonly Choice<T>[]
  value: T | null
  onChoose: (value: T) => void
}

/** A list in which a tap chooses one row. */
export function OptionList<T extends string | number>({ label, options, value, onChoose }: OptionListProps<T>) {
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of a list with its own look, one of a radiogroup
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          className={classes.option}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option.value === value && <Check size={20} />}
        </button>
      ))}
    </div>
  )
}
