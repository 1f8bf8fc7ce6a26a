import { useId } from 'react'
import { createPortal } from 'react-dom'
import { defineTexts } from '../../text'
import { Button } from '../basic/button'
import classes from './sheet.module.css'
import { useDialog } from './use-dialog'

const t = defineTexts({ cancel: { en: 'Cancel', zh: '取消' }, ok: { en: 'OK', zh: '确定' } })

interface ConfirmDialogProps {
  title: string
  text?: string
  confirmText?: string
  danger?: boolean
  onAnswer: (yes: boolean) => void
}

/** A dialog with a confirming and a cancelling answer; Escape and a tap outside cancel. */
export function ConfirmDialog({ title, text, confirmText, danger, onAnswer }: ConfirmDialogProps) {
  const id = useId()
  const dialog = useDialog(true, () => onAnswer(false))
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.confirm}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      tabIndex={-1}
    >
      <h2 id={id} className={classes.question}>
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className={classes.words}>
          {text}
        </p>
      )}
      <div className={classes.answers}>
        <Button kind="plain" data-first-focus onClick={() => onAnswer(false)}>
          {t.cancel()}
        </Button>
        <Button kind={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          {confirmText ?? t.ok()}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
