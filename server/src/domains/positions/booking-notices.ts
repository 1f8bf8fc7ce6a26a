import { siteMinute } from '@plaza/shared/format'
import type { Executor } from '../../data/database'
import type { positions, venueBookings } from '../../data/schema/index'
import { sendMessages } from '../messages/send'
import { addressOfVenue } from '../page-addresses'

interface BookingOfPlace {
  booking: typeof venueBookings.$inferSelect
  position: typeof positions.$inferSelect
}

const paramsOf = ({ booking, position }: BookingOfPlace) => ({
  place: position.name,
  place_en: position.nameEn ?? position.name,
  when: siteMinute(booking.startsAt.getTime()).replace('T', ' '),
})

const templates = { accept: 'booking.accepted', refuse: 'booking.refused', release: 'booking.released' } as const

/** Tells who asked what became of the booking. */
export const tellPerson = (tx: Executor, row: BookingOfPlace, step: keyof typeof templates, reason: string) =>
  sendMessages(tx, [
    {
      to: row.booking.userId,
      template: templates[step],
      params: { ...paramsOf(row), reason },
      link: addressOfVenue(row.position.id),
    },
  ])

/** Tells the manager of a venue that the practice centre released a room of it. */
export async function tellOfRelease(tx: Executor, row: BookingOfPlace, reason: string): Promise<void> {
  const { managerId, id } = row.position
  if (managerId === null || managerId === row.booking.userId) return
  const params = { ...paramsOf(row), reason }
  await sendMessages(tx, [{ to: managerId, template: 'booking.freed', params, link: addressOfVenue(id) }])
}

/** Tells the manager of a venue that somebody asks for a room. */
export async function tellManager(tx: Executor, row: BookingOfPlace): Promise<void> {
  const { managerId, id } = row.position
  if (managerId === null || managerId === row.booking.userId) return
  await sendMessages(tx, [
    {
      to: managerId,
      template: 'booking.asked',
      params: paramsOf(row),
      link: addressOfVenue(id),
      onceKey: `booking:${row.booking.id}`,
    },
  ])
}
