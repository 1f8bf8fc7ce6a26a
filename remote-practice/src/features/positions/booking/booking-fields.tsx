import { BOOKING_DAYS, BOOKING_PURPOSE_MAX, type bookings, type DataOf, type Room } from '@plaza/shared/api'
import { shiftDate, siteDate, siteMinute } from '@plaza/shared/format'
import { type Resource, useNow } from '@plaza/shared/host'
import { Calendar, type DraftEditor, Select, Stepper, TextArea } from '@plaza/shared/ui'
import classes from './booking.module.css'
import { faultText, t } from './booking.text'
import { DaySlots } from './day-slots'
import { type BookingDraft, type BookingFault, endsAfter, type FreeSpan, startsIn } from './slot.model'

interface BookingFieldsProps {
  pen: DraftEditor<BookingDraft>
  room: Room
  slots: Resource<DataOf<typeof bookings.slots>>
  free: readonly FreeSpan[]
  faults: readonly BookingFault[]
}

/** 14:30, by the site's clock. */
const clockOf = (moment: number): string => siteMinute(moment).slice(11)
const choices = (moments: readonly number[]) => moments.map((value) => ({ value, label: clockOf(value) }))

export function BookingFields({ pen: { draft, change }, room, slots, free, faults }: BookingFieldsProps) {
  const errorOf = (fault: BookingFault) => faults.includes(fault) && faultText[fault]()
  const today = siteDate(useNow())
  const starts = startsIn(free)
  return (
    <>
      <Calendar
        label={t.date()}
        placeholder={t.dateHint()}
        min={today}
        max={shiftDate(today, BOOKING_DAYS - 1)}
        value={draft.date ? [draft.date] : []}
        error={errorOf('date')}
        onChange={([date = '']) => change({ date, from: null, to: null })}
      />
      {draft.date && <DaySlots slots={slots} free={free} />}
      <div className={classes.pair}>
        <Select
          label={t.from()}
          placeholder={t.timeHint()}
          options={choices(starts)}
          value={draft.from}
          disabled={starts.length === 0}
          error={errorOf('from')}
          onChange={(from) => change({ from, to: null })}
        />
        <Select
          label={t.to()}
          placeholder={t.timeHint()}
          options={choices(draft.from === null ? [] : endsAfter(free, draft.from))}
          value={draft.to}
          disabled={draft.from === null}
          error={errorOf('to')}
          onChange={(to) => change({ to })}
        />
      </div>
      <div className={classes.count}>
        <span>{t.count()}</span>
        <Stepper
          label={t.count()}
          value={draft.people}
          min={1}
          max={room.seats}
          onChange={(people) => change({ people })}
        />
      </div>
      <TextArea
        label={t.purpose()}
        placeholder={t.purposeHint()}
        rows={3}
        max={BOOKING_PURPOSE_MAX}
        value={draft.purpose}
        error={errorOf('purpose')}
        onChange={(purpose) => change({ purpose })}
      />
    </>
  )
}
