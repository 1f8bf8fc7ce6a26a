import type { Programme } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import dayjs from 'dayjs'
import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { programmes } from '../../data/schema/index'
import { startOfDate } from '../time'

type ProgrammeSlot = typeof programmes.$inferSelect

/** Broadcasts of a date according to the weekly schedule. */
export function programmesOf(slots: readonly ProgrammeSlot[], date: string): Programme[] {
  const start = dayjs(startOfDate(date))
  const weekday = dayjs(date).day()
  return slots
    .filter(({ weekdays }) => (weekdays & (1 << weekday)) !== 0)
    .map((slot) => ({
      id: `${slot.id}.${date.replaceAll('-', '')}`,
      title: slot.title,
      anchor: slot.anchor,
      starts_at: start.add(slot.startMinute, 'minute').toISOString(),
      ends_at: start.add(slot.endMinute, 'minute').toISOString(),
      replay_url: slot.replayUrl,
    }))
}

export const programmeAt = (list: readonly Programme[], now: Date): Programme | null =>
  list.find(({ starts_at, ends_at }) => new Date(starts_at) <= now && now < new Date(ends_at)) ?? null

export async function slotsOf(db: Executor, channelIds: readonly string[]): Promise<Map<string, ProgrammeSlot[]>> {
  const byChannel = new Map<string, ProgrammeSlot[]>(channelIds.map((id) => [id, []]))
  if (channelIds.length === 0) return byChannel
  const rows = await db
    .select()
    .from(programmes)
    .where(inArray(programmes.channelId, [...channelIds]))
    .orderBy(asc(programmes.startMinute), asc(programmes.id))
  for (const row of rows) byChannel.get(row.channelId)?.push(row)
  return byChannel
}

/** The current programme of each channel. */
export async function programmesNow(
  db: Executor,
  channelIds: readonly string[],
  now: Date,
): Promise<Map<string, Programme | null>> {
  const slots = await slotsOf(db, channelIds)
  return new Map(
    channelIds.map((id) => [id, programmeAt(programmesOf(slots.get(id) ?? [], siteDate(now.getTime())), now)]),
  )
}
