import { defineTexts } from '@plaza/shared/text'
import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, type ButtonProps } from './button'
import classes from './dialog.module.css'

const t = defineTexts({
  cancel: { en: 'Cancel', zh: '取消' },
  close: { en: 'Close', zh: '关闭' },
})

interface DialogProps {
  title: string
  children: ReactNode
  /** Label of the submit button. */
  action: string
  kind?: ButtonProps['kind']
  busy: boolean
  /** Why the action failed; the form keeps its values. */
  refusal?: string | null
  onSubmit(): void
  /** Without it the dialog cannot be closed. If it is `onSubmit` too, there is nothing to cancel. */
  onClose?: () => void
}

/** A modal form; on a phone, a sheet from below. The browser traps the focus, and Escape closes it; the focus returns to what opened it. */
export function Dialog({ title, children, action, kind = 'primary', busy, refusal, onSubmit, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    // On touch screens a focused field would open the keyboard over the text, so the dialog itself gets the focus.
    if (window.matchMedia('(pointer: fine)').matches)
      element?.querySelector<HTMLElement>('select, input, textarea')?.focus()
    return () => {
      element?.close()
      // The browser gives the focus back only to what closes while it is in the page.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSubmit()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onClose?.()
      }}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <header className={classes.header}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          {onClose && (
            <Button kind="quiet" aria-label={t.close()} disabled={busy} onClick={onClose}>
              <X />
            </Button>
          )}
        </header>
        <div className={classes.body}>{children}</div>
        <footer className={classes.footer}>
          <p role="alert" className={classes.refusal}>
            {refusal}
          </p>
          <div className={classes.buttons}>
            {onClose && onClose !== onSubmit && (
              <Button disabled={busy} onClick={onClose}>
                {t.cancel()}
              </Button>
            )}
            <Button type="submit" kind={kind} busy={busy}>
              {action}
            </Button>
          </div>
        </footer>
      </form>
    </dialog>
  )
}
