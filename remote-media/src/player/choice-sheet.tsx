import { Check, Sheet } from '@plaza/shared/ui'
import classes from './choice-sheet.module.css'

interface ChoiceSheetProps<T> {
  title: string
  choices: readonly { value: T; label: string }[]
  /** The current value; undefined if none is. */
  value: T | undefined
  onChoose: (value: T) => void
  onClose: () => void
}

/** A tap chooses a value and closes the sheet. */
export function ChoiceSheet<T extends string | number>(props: ChoiceSheetProps<T>) {
  const { title, choices, value, onChoose, onClose } = props
  return (
    <Sheet open title={title} onClose={onClose}>
      <ul className={classes.list}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={choice.value === value}
              onClick={() => {
                onChoose(choice.value)
                onClose()
              }}
            >
              {choice.label}
              {choice.value === value && <Check />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
