import { dateTime } from '@plaza/shared/format'
import type { CentreBooking } from '@plaza/shared/operations'
import { useState } from 'react'
import { send } from '../../calls/call'
import { useCall } from '../../calls/use-call'
import finance from '../../finance/finance.module.css'
import { Dialog } from '../../parts/dialog'
import { Field, inputClass } from '../../parts/field'
import { t } from './bookings.text'

interface ReleaseDialogProps {
  booking: CentreBooking
  onClose(isChanged: boolean): void
}

/** Frees a room, with words that who booked it reads. */
export function ReleaseDialog({ booking, onClose }: ReleaseDialogProps) {
  const call = useCall()
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = why.trim().length < 2
  const { id, venue, room, startsAt, nickname } = booking
  async function submit() {
    setTried(true)
    if (isShort) return
    await call.run(async () => {
      await send('centre/release-booking', { id, why: why.trim() })
      onClose(true)
    })
  }
  return (
    <Dialog
      title={t.releaseTitle()}
      action={t.release()}
      kind="danger"
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={submit}
      onClose={() => onClose(call.refusal !== null)}
    >
      <p>{t.releaseText(nickname, room)}</p>
      <p className={finance.about}>{[venue.name, dateTime(startsAt, Date.now())].join(' · ')}</p>
      <Field label={t.why()} help={t.whyHelp()} error={tried && isShort ? t.whyShort() : undefined}>
        <textarea
          className={inputClass}
          rows={3}
          maxLength={200}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Field>
    </Dialog>
  )
}
