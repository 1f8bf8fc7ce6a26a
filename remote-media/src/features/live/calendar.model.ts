import type { LiveEvent } from '@plaza/shared/api'

const stamp = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545 limits lines to 75 bytes; a continuation starts with a space. */
function folded(line: string): string {
  const lines: string[] = []
  let bytes = 0
  let part = ''
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (bytes + size > 73) {
      lines.push(part)
      part = ''
      bytes = 1
    }
    part += sign
    bytes += size
  }
  return [...lines, part].join('\r\n ')
}

/** An iCalendar file (RFC 5545) with one event and an alarm ten minutes before it. */
export function calendarOf({ id, title, summary, place, starts_at, ends_at }: LiveEvent, address: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plaza//Live events//EN',
    'BEGIN:VEVENT',
    `UID:live-${id}-${stamp(starts_at)}@plaza`,
    `DTSTAMP:${stamp(starts_at)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
