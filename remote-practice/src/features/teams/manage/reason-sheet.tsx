import { Button, Checkbox, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './manage.module.css'
import { t } from './manage.text'

const MAX = 200

interface ReasonSheetProps {
  title: string
  busy: boolean
  /** Label of a further choice. */
  also?: string | undefined
  onDecide: (reason: string, also: boolean) => void
  onClose: () => void
}

/** Asks for the reason of a decision, which the person reads. */
export function ReasonSheet({ title, busy, also, onDecide, onClose }: ReasonSheetProps) {
  const [reason, setReason] = useState('')
  const [isAlso, setAlso] = useState(false)
  const isReady = reason.trim() !== '' && [...reason].length <= MAX
  return (
    <Sheet open title={title} onClose={onClose}>
      <form
        className={classes.form}
        data-accent="volunteer"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onDecide(reason.trim(), isAlso)
        }}
      >
        <TextArea label={t.reason()} value={reason} max={MAX} onChange={setReason} />
        {also && (
          <Checkbox checked={isAlso} onChange={setAlso}>
            {also}
          </Checkbox>
        )}
        <Button type="submit" block kind="danger" loading={busy} disabled={!isReady}>
          {t.confirm()}
        </Button>
      </form>
    </Sheet>
  )
}
