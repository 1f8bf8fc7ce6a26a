import type { Executor } from '../data/database'
import { anchors, channels, followCounts, organisations, programmes } from '../data/schema/index'
import { minuteOf } from '../domains/time'
import { liveAddress, recordedAddress, trackAddress } from './demo/media'
import type { Demo } from './demo/read'
import { insertRows } from './insert'

/** Recordings of radio programmes are tracks of the soundscape album; every fourth has none. */
const FIRST_RECORDING = 11801
const RECORDINGS = 7
const recordingAt = (index: number): string | null =>
  index % 4 === 3 ? null : trackAddress(FIRST_RECORDING + (index % RECORDINGS))
const RADIO = 1
/** End of a day's table. */
export const MIDNIGHT = '24:00'

export async function seedBroadcast(db: Executor, demo: Demo): Promise<void> {
  await insertRows(db, organisations, organisationRows(demo))
  await insertRows(db, anchors, anchorRows(demo))
  await insertRows(db, channels, channelRows(demo))
  await insertRows(
    db,
    programmes,
    demo.channels.flatMap((channel) => programmeRows(demo, channel)),
  )
  await insertRows(db, followCounts, [
    ...followRows('organisation', demo.organisations),
    ...followRows('anchor', demo.anchors),
    ...followRows('channel', demo.channels),
  ])
}

export const organisationRows = ({ organisations, media }: Demo) =>
  organisations.map(({ id, name, kind, logo, slogan, intro }, sort) => ({
    id: String(id),
    name,
    kind,
    avatar: media.picture(logo).url,
    slogan,
    intro,
    sort,
  }))

export const anchorRows = (demo: Demo) =>
  demo.anchors.map(({ id, name, portrait, slogan, intro }, sort) => ({
    id: String(id),
    name,
    avatar: demo.media.picture(portrait).url,
    title: slogan,
    intro,
    channelId: channelOf(demo, id),
    sort,
  }))

export const channelRows = ({ channels, media }: Demo) =>
  channels.map((channel, sort) => ({
    id: String(channel.id),
    type: channel.type,
    name: channel.name,
    nameEn: channel.nameEn,
    image: media.picture(channel.cover).url,
    slogan: channel.slogan,
    frequency: channel.frequency,
    streamUrl: streamAddress(channel.hls),
    likes: Math.round(channel.followers / 12),
    recommended: sort % 2 === 0 ? 1 : 0,
    sort,
    anchorIds: channel.anchors.map(String),
  }))

/** An editor's stream is named by its address. */
const isAddress = (hls: string): boolean => hls.includes('/')
const streamAddress = (hls: string): string => (isAddress(hls) ? hls : liveAddress(hls))

/** Recording of a programme; there is none of an editor's stream. */
function replayOf({ type, hls }: Demo['channels'][number], index: number, minutes: number): string | null {
  if (isAddress(hls)) return null
  return type === RADIO ? recordingAt(index) : recordedAddress(hls, minutes * 60)
}

/** A programme lasts until the next one begins. */
export const programmeRows = ({ anchors }: Demo, channel: Demo['channels'][number]) =>
  channel.programmes.map(({ from, title, anchor }, index, { [index + 1]: next }) => {
    const [startMinute, endMinute] = [minuteOf(from), minuteOf(next?.from ?? MIDNIGHT)]
    return {
      id: `${channel.id}-${index}`,
      channelId: String(channel.id),
      startMinute,
      endMinute,
      title,
      anchor: anchors.find((one) => one.id === anchor)?.name ?? null,
      anchorId: anchor === undefined ? null : String(anchor),
      replayUrl: replayOf(channel, index, endMinute - startMinute),
    }
  })

const followRows = <Kind extends string>(kind: Kind, targets: readonly { id: number; followers: number }[]) =>
  targets.map(({ id, followers }) => ({ kind, targetId: String(id), followers }))

const channelOf = (demo: Demo, anchor: number): string | null => {
  const found = demo.channels.find(({ anchors }) => anchors.includes(anchor))
  return found ? String(found.id) : null
}
