import type { Channel, ChannelShows, Programme, Show } from '@plaza/shared/api'
import { shiftDate, siteDate } from '@plaza/shared/format'
import type { Executor } from '../../data/database'
import { programmesOf, slotsOf } from './programmes'

/** The weekly schedule repeats after this many days. */
const DAYS = 7

/** Programmes of channels, each once, in the order of the week's first broadcast. */
export async function showsOf(db: Executor, channels: readonly Channel[], now = Date.now()): Promise<ChannelShows[]> {
  const slots = await slotsOf(
    db,
    channels.map(({ id }) => id),
  )
  const today = siteDate(now)
  const dates = Array.from({ length: DAYS }, (_, ago) => shiftDate(today, -ago))
  return channels.map((channel) => {
    const ofChannel = slots.get(channel.id) ?? []
    const week = dates.flatMap((date) => programmesOf(ofChannel, date).reverse())
    const ofToday = programmesOf(ofChannel, today)
    const titles = [...new Set([...ofToday, ...week].map(({ title }) => title))]
    return { ...channel, shows: titles.map((title) => showOf(title, { ofToday, week, now })) }
  })
}

interface BroadcastSchedule {
  ofToday: readonly Programme[]
  /** Newest first. */
  week: readonly Programme[]
  now: number
}

function showOf(title: string, { ofToday, week, now }: BroadcastSchedule): Show {
  const broadcasts = week.filter((one) => one.title === title)
  const past = broadcasts.find((one) => one.replay_url !== null && Date.parse(one.ends_at) <= now)
  return {
    title,
    anchor: broadcasts[0]?.anchor ?? null,
    today: ofToday.filter((one) => one.title === title),
    latest: past ?? null,
  }
}
