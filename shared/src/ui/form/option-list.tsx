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
        <OptionRow
          key={option.value}
          label={option.label}
          checked={option.value === value}
          onChoose={() => onChoose(option.value)}
        />
      ))}
    </div>
  )
}

interface OptionRowProps {
  label: string
  checked: boolean
  onChoose: () => void
}

/** One row of a list of options. */
export function OptionRow({ label, checked, onChoose }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a list with its own look, one of a radiogroup
    <button type="button" role="radio" aria-checked={checked} className={classes.option} onClick={onChoose}>
      {label}
      {checked && <Check size={20} />}
    </button>
  )
}
