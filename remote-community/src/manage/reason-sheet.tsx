import { Button, Segmented, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './manage.module.css'
import { reasons, t } from './manage.text'

const DAYS = [1, 7, 30] as const
export type MuteDays = (typeof DAYS)[number]
const REASON_MAX = 100

interface ReasonSheetProps {
  title: string
  /** Asks for how long, too. */
  withDays?: boolean
  busy: boolean
  onDecide: (reason: string, days: MuteDays) => void
  onClose: () => void
}

/** Asks a manager for the reason of a decision, which the person it is about reads. */
export function ReasonSheet({ title, withDays, busy, onDecide, onClose }: ReasonSheetProps) {
  const [reason, setReason] = useState('')
  const [days, setDays] = useState<MuteDays>(7)
  const given = reason.trim()
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className={classes.form}>
        {withDays && (
          <Segmented
            label={t.days()}
            items={DAYS.map((value) => ({ id: String(value), label: t.forDays(value) }))}
            value={String(days)}
            onChange={(id) => setDays(Number(id) as MuteDays)}
          />
        )}
        <div className={classes.presets}>
          {Object.entries(reasons).map(([key, text]) => (
            <Button key={key} small kind="secondary" onClick={() => setReason(text())}>
              {text()}
            </Button>
          ))}
        </div>
        <TextArea label={t.reason()} rows={2} max={REASON_MAX} value={reason} onChange={setReason} />
        <Button
          block
          loading={busy}
          disabled={given === '' || [...given].length > REASON_MAX}
          onClick={() => onDecide(given, days)}
        >
          {title}
        </Button>
      </div>
    </Sheet>
  )
}
