import { Check, Sheet } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './sheets.module.css'

interface ChoiceSheetProps<T> {
  open: boolean
  title: string
  options: readonly { value: T; label: string }[]
  /** Undefined where none of them is in force. */
  value: T | undefined
  onChoose: (value: T) => void
  onClose: () => void
  foot?: ReactNode
}

/** One of a few, in a sheet that closes with the choice. */
export function ChoiceSheet<T extends string | number | null>(props: ChoiceSheetProps<T>) {
  const { open, title, options, value, onChoose, onClose, foot } = props
  return (
    <Sheet open={open} title={title} onClose={onClose} foot={foot}>
      <ul>
        {options.map((option) => (
          <li key={option.label} className={classes.row}>
            <button
              type="button"
              className={classes.select}
              aria-current={option.value === value || undefined}
              onClick={() => {
                onChoose(option.value)
                onClose()
              }}
            >
              <span className={classes.name}>{option.label}</span>
              {option.value === value && <Check size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
