import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../basic/button'
import { Sheet } from '../overlay/sheet'
import classes from './choice.module.css'
import field from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame'
import { t } from './form.text'

export interface ChoiceFieldProps extends FieldText {
  /** Text of the chosen value. */
  shown: string | undefined
  placeholder?: string
  disabled?: boolean
  tall?: boolean
  onOpen?: () => void
  /** Applies the choice when "Done" is tapped; without it a tap in the sheet applies it. */
  onDone?: () => void
  /** The choice is incomplete, so "Done" is disabled. */
  incomplete?: boolean
  children: (close: () => void) => ReactNode
}

/** A field that shows the chosen value and opens a sheet to change it. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { shown, placeholder, disabled, tall, onOpen, onDone, incomplete, children, ...words } = props
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    onDone?.()
    close()
  }
  return (
    <FieldFrame {...words}>
      {(ties) => (
        <>
          <button
            type="button"
            id={ties.id}
            aria-describedby={ties['aria-describedby']}
            aria-labelledby={`${ties.id}-label ${ties.id}-value`}
            aria-haspopup="dialog"
            disabled={disabled}
            className={field.box}
            onClick={() => {
              onOpen?.()
              setOpen(true)
            }}
          >
            <span id={`${ties.id}-value`} className={classes.chosen} data-empty={shown ? undefined : ''}>
              {shown ?? placeholder ?? t.choose()}
            </span>
            <ChevronDown size={18} className={classes.arrow} />
          </button>
          <Sheet
            open={open}
            title={words.label}
            tall={tall}
            onClose={close}
            foot={
              onDone && (
                <Button disabled={incomplete} onClick={done}>
                  {t.done()}
                </Button>
              )
            }
          >
            {children(close)}
          </Sheet>
        </>
      )}
    </FieldFrame>
  )
}
