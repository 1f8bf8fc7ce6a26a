import type { Executor } from '../database'
import { anchors, channels, followCounts, organisations, programmes } from '../schema/index'
import { liveAddress, pictureAddress, trackAddress } from './addresses'
import {
  anchors as seedAnchors,
  channels as seedChannels,
  organisations as seedOrganisations,
} from './content/channels'
import { insertRows } from './insert'

/** Recordings of radio programmes, tracks of the album of soundscapes: every fourth was not kept. */
const FIRST_RECORDING = 11801
const RECORDINGS = 7
const recordingAt = (index: number): string | null =>
  index % 4 === 3 ? null : trackAddress(FIRST_RECORDING + (index % RECORDINGS))
const RADIO = 1

export async function seedBroadcast(db: Executor): Promise<void> {
  const names = new Map(seedAnchors.map(({ id, name }) => [id, name]))
  await insertRows(
    db,
    organisations,
    seedOrganisations.map(({ id, name, logo, intro }) => ({
      id: String(id),
      name,
      avatar: pictureAddress(logo),
      intro,
    })),
  )
  await insertRows(
    db,
    anchors,
    seedAnchors.map(({ id, name, portrait, intro }) => ({
      id: String(id),
      name,
      avatar: pictureAddress(portrait),
      intro,
      channelId: channelOf(id),
    })),
  )
  await insertRows(
    db,
    channels,
    seedChannels.map((channel, sort) => ({
      id: String(channel.id),
      type: channel.type,
      name: channel.name,
      image: pictureAddress(channel.cover),
      slogan: channel.slogan,
      frequency: channel.frequency,
      streamUrl: liveAddress(channel.hls),
      listeners: channel.listeners,
      recommended: sort % 2 === 0 ? 1 : 0,
      sort,
      anchorIds: channel.anchors.map(String),
    })),
  )
  await insertRows(
    db,
    programmes,
    seedChannels.flatMap((channel) =>
      channel.programmes.map((programme, index) => ({
        id: `${channel.id}-${index}`,
        channelId: String(channel.id),
        startMinute: minuteOf(programme.from),
        endMinute: minuteOf(programme.to),
        title: programme.title,
        anchor: programme.anchor === null ? null : (names.get(programme.anchor) ?? null),
        replayUrl: channel.type === RADIO ? recordingAt(index) : null,
      })),
    ),
  )
  await insertRows(db, followCounts, [
    ...seedOrganisations.map(({ id, followers }) => ({
      kind: 'organisation' as const,
      targetId: String(id),
      followers,
    })),
    ...seedAnchors.map(({ id, followers }) => ({ kind: 'anchor' as const, targetId: String(id), followers })),
    ...seedChannels.map(({ id, followers }) => ({ kind: 'channel' as const, targetId: String(id), followers })),
  ])
}

const channelOf = (anchor: number): string | null => {
  const found = seedChannels.find(({ anchors }) => anchors.includes(anchor))
  return found ? String(found.id) : null
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
