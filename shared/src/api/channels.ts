import * as v from 'valibot'
import { Author } from './content-entity'
import { get, group, post, put } from './endpoint'
import { Count, Id, MediaUrl, Moment, Ok } from './fields'

/** 1 radio, 2 anchor, 3 organisation, 4 TV. */
export const ChannelType = v.picklist([1, 2, 3, 4])
export const Programme = v.object({
  id: Id,
  title: v.string(),
  anchor: v.nullable(v.string()),
  starts_at: Moment,
  ends_at: Moment,
  /** Set once a recording can be played. */
  replay_url: v.nullable(MediaUrl),
})
export type Programme = v.InferOutput<typeof Programme>
export const Channel = v.object({
  id: Id,
  type: ChannelType,
  name: v.string(),
  image: MediaUrl,
  slogan: v.string(),
  frequency: v.nullable(v.string()),
  followers: Count,
  followed: v.boolean(),
  now: v.nullable(Programme),
})
export type Channel = v.InferOutput<typeof Channel>
/** What a channel plays: its endless stream and one day's programme table. */
export const ChannelPlay = v.object({
  channel: Channel,
  stream_url: MediaUrl,
  date: v.pipe(v.string(), v.isoDate()),
  programmes: v.array(Programme),
  anchors: v.array(Author),
  listeners: Count,
})
export type ChannelPlay = v.InferOutput<typeof ChannelPlay>

export const channels = group('channels', {
  list: post('/v1/mobile/channel', {
    summary: 'Channels of one type',
    body: v.object({ type: ChannelType }),
    data: v.object({ list: v.array(Channel) }),
    missingPanel: true,
    cacheable: true,
  }),
  play: get('/v1/mobile/channel/play', {
    summary: 'The stream of a channel and the programme table of a day (today unless told)',
    query: v.object({ id: Id, date: v.optional(v.pipe(v.string(), v.isoDate())) }),
    data: ChannelPlay,
    missingPanel: true,
    cacheable: true,
  }),
  countView: put('/v1/mobile/channel/view', { summary: 'Counts a view', body: v.object({ id: Id }), data: Ok }),
  defaultChannel: get('/v1/mobile/channel/default', {
    summary: 'The default channel',
    data: Channel,
    missingPanel: true,
    cacheable: true,
  }),
  recommended: get('/v1/mobile/channel/recommend', {
    summary: 'Recommended channels',
    data: v.object({ list: v.array(Channel) }),
    missingPanel: true,
    cacheable: true,
  }),
  playAuth: get('/v1/mobile/channel/play_auth', {
    summary: 'Leave to play a channel; 403001 does nothing visible',
    query: v.object({ id: Id }),
    data: v.object({ play_auth: v.string(), expires_at: Moment }),
    passCodes: [403001],
  }),
})
