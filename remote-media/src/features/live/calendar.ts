import type { LiveEvent } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { calendarOf } from './calendar.model'

/** Downloads the event, so that the device offers to add it to its calendar. */
export function saveCalendar(event: LiveEvent): void {
  const address = new URL(to('tv-channel', { id: event.channel.id }), location.href).href
  const file = new Blob([calendarOf(event, address)], { type: 'text/calendar' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `live-${event.id}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}

/** Long enough for the browser to have read the file. */
const REVOKE_MS = 60_000
