import { options as optionTexts } from '../alone.text'
import classes from './desk.module.css'

type Option = keyof typeof optionTexts
/** No option text takes an argument. */
const words: Readonly<Record<Option, () => string>> = optionTexts

interface ChoiceProps<T extends Option> {
  label: string
  value: T
  options: readonly T[]
  onChoose: (value: T) => void
}

export function Choice<T extends Option>({ label, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <label className={classes.choice}>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]()}
          </option>
        ))}
      </select>
    </label>
  )
}
