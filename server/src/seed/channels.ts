import type { Executor } from '../data/database'
import { anchors, channels, followCounts, organisations, programmes } from '../data/schema/index'
import { liveAddress, recordedAddress, trackAddress } from './demo/media'
import type { Demo } from './demo/read'
import { insertRows } from './insert'

/** Recordings of radio programmes are tracks of the soundscape album; every fourth has none. */
const FIRST_RECORDING = 11801
const RECORDINGS = 7
const recordingAt = (index: number): string | null =>
  index % 4 === 3 ? null : trackAddress(FIRST_RECORDING + (index % RECORDINGS))
const RADIO = 1
const MIDNIGHT = '24:00'

export async function seedBroadcast(db: Executor, demo: Demo): Promise<void> {
  const names = new Map(demo.anchors.map(({ id, name }) => [id, name]))
  await insertRows(
    db,
    organisations,
    demo.organisations.map(({ id, name, kind, logo, slogan, intro }, sort) => ({
      id: String(id),
      name,
      kind,
      avatar: demo.media.picture(logo).url,
      slogan,
      intro,
      sort,
    })),
  )
  await insertRows(
    db,
    anchors,
    demo.anchors.map(({ id, name, portrait, slogan, intro }, sort) => ({
      id: String(id),
      name,
      avatar: demo.media.picture(portrait).url,
      title: slogan,
      intro,
      channelId: channelOf(demo, id),
      sort,
    })),
  )
  await insertRows(
    db,
    channels,
    demo.channels.map((channel, sort) => ({
      id: String(channel.id),
      type: channel.type,
      name: channel.name,
      image: demo.media.picture(channel.cover).url,
      slogan: channel.slogan,
      frequency: channel.frequency,
      streamUrl: liveAddress(channel.hls),
      listeners: channel.listeners,
      likes: Math.round(channel.followers / 12),
      recommended: sort % 2 === 0 ? 1 : 0,
      sort,
      anchorIds: channel.anchors.map(String),
    })),
  )
  await insertRows(
    db,
    programmes,
    demo.channels.flatMap((channel) =>
      channel.programmes.map((programme, index, { [index + 1]: next }) => {
        const [startMinute, endMinute] = [minuteOf(programme.from), minuteOf(next?.from ?? MIDNIGHT)]
        return {
          id: `${channel.id}-${index}`,
          channelId: String(channel.id),
          startMinute,
          endMinute,
          title: programme.title,
          anchor: programme.anchor === undefined ? null : (names.get(programme.anchor) ?? null),
          anchorId: programme.anchor === undefined ? null : String(programme.anchor),
          replayUrl:
            channel.type === RADIO ? recordingAt(index) : recordedAddress(channel.hls, (endMinute - startMinute) * 60),
        }
      }),
    ),
  )
  await insertRows(db, followCounts, [
    ...demo.organisations.map(({ id, followers }) => ({
      kind: 'organisation' as const,
      targetId: String(id),
      followers,
    })),
    ...demo.anchors.map(({ id, followers }) => ({ kind: 'anchor' as const, targetId: String(id), followers })),
    ...demo.channels.map(({ id, followers }) => ({ kind: 'channel' as const, targetId: String(id), followers })),
  ])
}

const channelOf = (demo: Demo, anchor: number): string | null => {
  const found = demo.channels.find(({ anchors }) => anchors.includes(anchor))
  return found ? String(found.id) : null
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
