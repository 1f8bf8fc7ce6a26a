import { Check, Sheet } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './sheets.module.css'

interface ChoiceSheetProps<T> {
  open: boolean
  title: string
  options: readonly { value: T; label: string }[]
  /** Undefined if no choice is current. */
  value: T | undefined
  onChoose: (value: T) => void
  onClose: () => void
  foot?: ReactNode
}

/** A sheet with a few choices, which closes after a choice. */
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
