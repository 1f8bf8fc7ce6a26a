import { bookings, type PositionDetail, type Room } from '@plaza/shared/api'
import { useAction, useHost, useNow, useResource } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { BottomBar, Button, DraftNote, Form, PageFrame, useDraft, useFaults, useLeaveGuard } from '@plaza/shared/ui'
import { useId } from 'react'
import classes from './booking.module.css'
import { faultText, t } from './booking.text'
import { BookingFields } from './booking-fields'
import { emptyDraft, faultsOf, freeSpans } from './slot.model'

/** Asks for a room; what was typed is kept until it is sent. */
export function BookingForm({ venue, room }: { venue: PositionDetail; room: Room }) {
  const { back } = useHost()
  const now = useNow()
  const name = `booking:${room.id}`
  const pen = useDraft(name, { empty: emptyDraft, isWritten: ({ date, purpose }) => date !== '' || purpose !== '' })
  const { draft } = pen
  const guard = useLeaveGuard(name, draft.date !== '' || draft.purpose !== '')
  const slots = useResource(
    bookings.slots,
    { params: { id: room.id }, query: { date: draft.date } },
    { enabled: draft.date !== '' },
  )
  const free = slots.data ? freeSpans(slots.data, now) : []
  const { faults, check } = useFaults(faultsOf(draft, free, room.seats), faultText)
  const formId = useId()
  const book = useAction(bookings.book, {
    successMessage: t.sent,
    refreshes: [bookings.mine, bookings.requests],
    onRefused: slots.refresh,
    onDone: () => {
      pen.startAnew()
      back()
    },
  })
  const submit = () => {
    if (!check() || draft.from === null || draft.to === null) return
    const { key, from, to, people, purpose } = draft
    void book.run({
      params: { id: venue.id },
      body: {
        ...{ key, people, room_id: room.id, purpose: purpose.trim() },
        ...{ starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() },
      },
    })
  }
  return (
    <PageFrame
      title={t.bookOne(nameOf(room))}
      plain
      onBack={guard.leave}
      footer={
        <BottomBar>
          <Button type="submit" form={formId} loading={book.busy}>
            {t.send()}
          </Button>
        </BottomBar>
      }
    >
      <DraftNote pen={pen} />
      <div className={classes.form}>
        <p className={classes.fact}>
          {nameOf(venue)} · {t.seats(room.seats)}
        </p>
        <Form id={formId} onSubmit={submit}>
          <BookingFields pen={pen} room={room} slots={slots} free={free} faults={faults} />
        </Form>
        <p className={classes.note}>{t.note()}</p>
      </div>
    </PageFrame>
  )
}
