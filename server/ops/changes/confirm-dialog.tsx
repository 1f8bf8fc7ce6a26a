import type { ReactNode } from 'react'
import { useState } from 'react'
import type { ButtonProps } from '../parts/button'
import { Dialog } from '../parts/dialog'
import classes from './changes.module.css'
import { isMissing, WhyField } from './why-field'

interface ConfirmDialogProps {
  title: string
  /** Additional fields. */
  fields?: ReactNode
  /** The effect of the change, in full sentences. */
  children: ReactNode
  action: string
  kind?: ButtonProps['kind']
  change: { busy: boolean; refusal: string | null }
  onConfirm(why: string): void
  onClose(): void
}

/** The effect, the reason, and one button. */
export function ConfirmDialog({ fields, children, change, onConfirm, ...dialog }: ConfirmDialogProps) {
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, refusal } = change

  function submit() {
    setTried(true)
    if (!isMissing(why)) onConfirm(why.trim())
  }

  return (
    <Dialog {...dialog} busy={busy} refusal={refusal} onSubmit={submit}>
      {fields}
      <div className={classes.outcome}>{children}</div>
      <WhyField value={why} missing={tried && isMissing(why)} onChange={setWhy} />
    </Dialog>
  )
}
