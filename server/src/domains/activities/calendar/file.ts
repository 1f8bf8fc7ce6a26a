import { SECOND_MS, siteDate } from '@plaza/shared/format'
import type { Context } from '../../../transport/context'
import { textOfHtml } from '../../html-text'
import { addressOfActivity } from '../../page-addresses'
import { type ActivityRow, requireActivity } from '../rows'

/** RFC 5545: a line has at most 75 octets; a longer one goes on behind a space. */
const LINE_OCTETS = 75

function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (Buffer.byteLength(current + sign) > LINE_OCTETS) {
      lines.push(current)
      current = ' '
    }
    current += sign
  }
  return [...lines, current].join('\r\n')
}

/** Every kind of line break, which would otherwise begin a property of its own, and no other control character. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** 20261128T010000Z */
const utc = (moment: Date): string =>
  new Date(Math.floor(moment.getTime() / SECOND_MS) * SECOND_MS).toISOString().replace(/[-:]|\.000/g, '')

export const originOf = ({ environment, host }: Pick<Context, 'environment' | 'host'>): string =>
  environment.publicOrigin
    ? new URL(environment.publicOrigin).origin
    : `${/^(localhost|127\.)/.test(host) ? 'http' : 'https'}://${host || 'localhost'}`

export interface CalendarEntry extends Pick<ActivityRow, 'activity' | 'team' | 'now'> {
  /** Said before the title of an activity in which the person has no place yet. */
  mark?: string | undefined
}

function eventLines({ activity, team, now, mark }: CalendarEntry, origin: string): string[] {
  const address = `${origin}${addressOfActivity(activity.id)}`
  return [
    'BEGIN:VEVENT',
    `UID:activity-${activity.id}@${new URL(origin).host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(activity.startsAt)}`,
    `DTEND:${utc(activity.endsAt)}`,
    `SUMMARY:${escaped(mark ? `${mark} ${activity.title}` : activity.title)}`,
    `LOCATION:${escaped(`${activity.district} ${activity.place}`.trim())}`,
    `GEO:${activity.lat};${activity.lng}`,
    `DESCRIPTION:${escaped([team.name, textOfHtml(activity.body), address].filter(Boolean).join('\n'))}`,
    `URL:${address}`,
    `STATUS:${activity.cancelledAt ? 'CANCELLED' : mark ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** Activities in the format of calendars (RFC 5545). */
export const toCalendar = (rows: readonly CalendarEntry[], origin: string, name?: string): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Plaza//Volunteering//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT2H'] : []),
    ...rows.flatMap((row) => eventLines(row, origin)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

export async function calendarFile(context: Context, id: string): Promise<{ name: string; ics: string }> {
  const row = await requireActivity(context.db, id)
  return {
    name: `activity-${siteDate(row.activity.startsAt.getTime())}.ics`,
    ics: toCalendar([row], originOf(context)),
  }
}
